import type { AccountExport, ExportedCode } from '@glossator/client-sdk/account-export';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInProcessComparer } from '../../testing/in-process-comparer';
import { exportOf, importInto, jsonOf, type Entries } from '../../testing/export-world';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { createUpdateWorld } from '../../testing/update-world';

let here: TestServer;
let there: TestServer;
let ada: TestUser;
let eve: TestUser;
const world = createUpdateWorld(() => here);

beforeAll(async () => {
  [here, there] = await Promise.all([
    startTestServer({ ports: { comparer: createInProcessComparer() } }),
    startTestServer({ ports: { comparer: createInProcessComparer() } }),
  ]);
  [ada, eve] = await Promise.all([here.newUser('ada'), there.newUser('eve')]);
});
afterAll(async () => {
  await Promise.all([here.stop(), there.stop()]);
});

describe('an export', () => {
  it('is the same Code on another server', async () => {
    const { codeId, law } = await world.lawCode(ada);
    const marked = await world.mark(ada, law.id, 'within two years');
    await ada.api.selections.createComment({ selectionId: marked.id, text: 'How **long**?' });
    const entries: Entries = await exportOf(ada);
    const { codes } = jsonOf<AccountExport>(entries, 'account.json');
    expect(codes).toMatchObject([{ title: 'Sales', role: 'owner' }]);
    expect(jsonOf<ExportedCode>(entries, codes[0]!.path)).toMatchObject({
      title: 'Sales',
      publication: 'published',
    });
    const report = await importInto(there, eve, entries);
    expect(report).toMatchObject({
      state: 'done',
      share: 1,
      codes: [{ title: 'Sales', selections: 1, comments: 1 }],
    });
    const [code] = (await eve.api.codes.list({ isPublic: false })).data;
    expect(code).toMatchObject({ title: 'Sales', documentsCount: 1, totalSelectionsCount: 1 });
    const [document] = (await eve.api.codes.get({ id: code!.id })).documents;
    const { data } = await eve.api.documents.selections({ id: document!.id });
    expect(data).toMatchObject([
      { text: 'within two years', createdBy: { id: eve.id }, data: [{ text: 'How **long**?' }] },
    ]);
    expect(codeId).toBeGreaterThan(0);
  });
});
