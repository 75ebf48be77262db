import type { GlossatorClient } from '@glossator/client-sdk';
import type { Code } from '@glossator/client-sdk/contract';
import type { HostLog } from '../app/console-log';

/** How many annotations of a Code found no sure place in what is now current, and the first document that has some. */
export interface Unported {
  readonly count: number;
  readonly documentId: number | undefined;
}

/** Counts them by what the current Versions tell; none where that cannot be asked, since the decision itself is made. */
export async function countUnported(client: GlossatorClient, code: Code, log: HostLog): Promise<Unported> {
  try {
    const updated = code.documents.filter(({ version }) => version !== undefined && version.number > 1);
    const lists = await Promise.all(updated.map(({ id }) => client.documents.versions({ id })));
    const found = lists.flatMap(({ data }) => {
      const current = data.find(({ status }) => status === 'current');
      const { unconfirmed = 0, failed = 0 } = current?.carryOver ?? {};
      return current && unconfirmed + failed > 0
        ? [{ id: current.documentId, count: unconfirmed + failed }]
        : [];
    });
    return { count: found.reduce((sum, { count }) => sum + count, 0), documentId: found[0]?.id };
  } catch (error) {
    log.warn('The annotations without a place could not be counted', error);
    return { count: 0, documentId: undefined };
  }
}
