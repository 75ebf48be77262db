import type { Services } from './services';

/** What a crash may have left half done. */
type Repairable = Pick<
  Services,
  'codes' | 'accessNews' | 'mentioning' | 'requests' | 'flow' | 'ledger' | 'imports'
>;

/** Finishes or undoes it. Nobody may be at work meanwhile, in any server: what they are doing looks just so. */
export async function repairAfterCrash(services: Repairable): Promise<void> {
  const { codes, accessNews, mentioning, requests, flow, ledger, imports } = services;
  await codes.repair();
  await accessNews.repair();
  await mentioning.repair();
  await requests.repair();
  await flow.repair();
  await ledger.repair(await imports.repair());
}
