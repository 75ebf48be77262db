import { API_BASE } from '@glossator/client-sdk/contract';
import type { AttackContext } from '../section';
import type { AttackedServer } from '../world/attacked-server';
import { rawRequest, requestText } from '../world/raw-request';
import { upTo } from '../world/pool';

/** How a ZIP begins. */
const ZIP = 'PK\u0003\u0004';

/** All data of an account, taken again and again, by every spelling: the limit counts all of them together. */
export async function takeData(
  { judge }: AttackContext,
  server: AttackedServer,
  spellings: readonly ((path: string) => string)[],
  limit: number,
): Promise<void> {
  const headers = { authorization: `Bearer ${server.cast.owner.token}` };
  let taken = 0;
  for (const spell of [...spellings, ...upTo(limit).map(() => (path: string) => API_BASE + path)]) {
    const path = spell('/account/export');
    const answer = await rawRequest(server.port, requestText('GET', path, headers));
    // What is no call of the API is answered with the app's page.
    if (answer?.body.includes(ZIP)) taken += 1;
    judge(taken <= limit, `GET ${path} exports, past a limit of ${limit}`);
  }
  judge(taken > 0, 'nobody could export at all');
}
