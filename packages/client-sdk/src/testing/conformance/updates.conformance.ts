import { expect, it } from 'vitest';
import type { CodeDocument, DocumentVersion } from '../../contract/index';
import { makePdf } from '../make-pdf';
import { PAGES, pdfBlob, refusedWith } from './world';
import type { World } from './world';

/** Updates of published Codes: what collects, what is decided, and what copies get (decisions.md section 5). */
export function describeUpdates(world: World): void {
  const client = () => world.owner().client;
  const upload = async (pages: readonly string[]) => {
    const file = pdfBlob(makePdf(pages));
    return (await client().files.upload({ file, contentType: 'application/pdf' })).uuid;
  };
  async function published() {
    const { id: codeId } = await world.makeCode();
    const { id } = await world.makeDocument(codeId);
    await client().codes.update({ id: codeId, publication: 'published', isPublic: true });
    return { codeId, id };
  }
  const replace = async (codeId: number, id: number) =>
    client().documents.create({ codeId, id, title: 'Sales', uuid: await upload([PAGES[1], PAGES[0]]) });
  /** Waits until the Versions have been compared. */
  async function compared(id: number): Promise<DocumentVersion | undefined> {
    for (let attempt = 0; attempt < 600; attempt += 1) {
      const [newest] = (await client().documents.versions({ id })).data;
      if (newest?.comparison?.state !== 'running') return newest;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return undefined;
  }

  it('collect what is done to documents, unseen by readers', async () => {
    const { codeId, id } = await published();
    const renamed = await client().documents.update({ id, title: 'Renamed' });
    expect(renamed).toMatchObject({ title: 'Renamed', warnings: ['renamed'] });
    const { client: reader } = world.outsider();
    const seen = await reader.codes.get({ id: codeId });
    expect(seen).toMatchObject({ hasUpdate: false, documents: [{ title: 'Sales' }] });
    expect(seen.update).toBeUndefined();
    const { data } = await client().codes.changes({ id: codeId });
    expect(data).toEqual([{ documentId: id, title: 'Sales', newTitle: 'Renamed', warnings: ['renamed'] }]);
    const planned = await client().codes.get({ id: codeId, showUpdates: true });
    expect(planned).toMatchObject({ hasUpdate: true, update: { revision: 1, isFromSource: false } });
    const refused = await refusedWith(reader.codes.get({ id: codeId, showUpdates: true }));
    expect(refused.code).toBe('FORBIDDEN');
  });

  it('come with approval, once', async () => {
    const { codeId, id } = await published();
    await client().documents.update({ id, title: 'Renamed' });
    const code = await client().codes.review({ id: codeId, reviewResult: 'approve', revision: 1 });
    expect(code).toMatchObject({ id: codeId, hasUpdate: false, documents: [{ title: 'Renamed' }] });
    const again = await refusedWith(client().codes.review({ id: codeId, reviewResult: 'approve' }));
    expect(again.code).toBe('UPDATE_MISSING');
  });

  it('carry annotations over to a new Version, and keep them in the old one', async () => {
    const { codeId, id } = await published();
    const marked = await world.mark(id, 0, 30);
    const selection = await client().selections.update({
      id: marked.id,
      isBookmark: true,
      name: 'Duty',
      tags: ['Term', 'Cost'],
    });
    await replace(codeId, id);
    expect(await compared(id)).toMatchObject({
      number: 2,
      status: 'pending',
      warnings: ['contains updates to resolve'],
      comparison: { state: 'ready' },
    });
    const { data: changes } = await client().documents.changes({ id });
    for (const change of changes) expect(change).toMatchObject({ oldText: expect.any(String) as string });
    const { documents } = await client().codes.review({ id: codeId, reviewResult: 'approve' });
    expect(documents).toMatchObject([{ version: { number: 2 }, totalSelectionsCount: 1 }]);
    const { data: now } = await client().documents.selections({ id });
    expect(now).toMatchObject([
      {
        id: selection.id,
        isBookmark: true,
        name: 'Duty',
        tags: ['Term', 'Cost'],
        carriedOver: { from: { versionNumber: 1, startPage: 0 } },
      },
    ]);
    const { data: then } = await client().documents.selections({ id, version: 1 });
    expect(then).toEqual([selection]);
    const old = await (await client().documents.file({ id, version: 1 })).blob();
    expect(await old.text()).toContain('%PDF');
  });

  it('are compared anew only where a comparison failed, by who may organize', async () => {
    const { codeId, id } = await published();
    const none = await refusedWith(client().documents.update({ id, compare: true }));
    expect(none.code).toBe('UPDATE_MISSING');
    await replace(codeId, id);
    const version = await compared(id);
    expect(version?.comparison).toMatchObject({ state: 'ready' });
    const again = await client().documents.update({ id, compare: true });
    expect(again).toMatchObject({ id, comparison: version?.comparison });
    expect((await refusedWith(world.outsider().client.documents.update({ id, compare: true }))).code).toBe(
      'FORBIDDEN',
    );
    expect((await client().codes.get({ id: codeId })).update).toMatchObject({ revision: 1 });
  });

  it('are declined, and nothing is left of them', async () => {
    const { codeId, id } = await published();
    const before = await client().codes.get({ id: codeId });
    await replace(codeId, id);
    const after = await client().codes.review({ id: codeId, reviewResult: 'decline' });
    expect(after.documents.map(withoutFindings)).toEqual(before.documents.map(withoutFindings));
    expect((await client().documents.versions({ id })).data).toHaveLength(1);
  });

  it('become a Code of their own', async () => {
    const { codeId, id } = await published();
    await world.mark(id, 0, 30);
    await client().documents.update({ id, title: 'Renamed' });
    const copy = await client().codes.review({ id: codeId, reviewResult: 'copy' });
    expect(copy.id).not.toBe(codeId);
    expect(copy).toMatchObject({ isPublic: false, hasUpdate: false, totalSelectionsCount: 1 });
    expect(copy.title).toMatch(/^Obligations \(updated \d{4}-\d\d-\d\d\)$/);
    expect(copy.documents).toMatchObject([{ title: 'Renamed' }]);
    const code = await client().codes.get({ id: codeId });
    expect(code).toMatchObject({ hasUpdate: false, documents: [{ title: 'Sales' }] });
  });

  it('stay on record with their report and synopsis, for all who may read the Code', async () => {
    const { codeId, id } = await published();
    await world.mark(id, 0, 30);
    await client().documents.update({ id, title: 'Renamed' });
    await client().codes.review({ id: codeId, reviewResult: 'decline' });
    await replace(codeId, id);
    await compared(id);
    await client().codes.review({ id: codeId, reviewResult: 'approve' });
    const { client: reader } = world.outsider();
    const { data, next } = await reader.codes.updates({ id: codeId, limit: 1 });
    expect(data).toMatchObject([
      {
        reviewResult: 'approve',
        hasReport: true,
        documents: [{ documentId: id, fromVersion: 1, toVersion: 2 }],
      },
    ]);
    const older = await reader.codes.updates({ id: codeId, limit: 1, cursor: next ?? '' });
    expect(older).toMatchObject({ data: [{ reviewResult: 'decline', hasReport: false }] });
    const wanted = { id: codeId, updateId: data[0]?.id ?? 0 };
    const table = await (await reader.codes.updateReport({ ...wanted, format: 'csv', locale: 'de' })).blob();
    expect(table.type).toContain('text/csv');
    expect((await table.text()).split('\r\n')).toHaveLength(3);
    const print = await (await reader.codes.updateReport({ ...wanted, format: 'pdf' })).blob();
    expect(await print.slice(0, 5).text()).toBe('%PDF-');
    const texts = { id, from: 1, to: 2, annotations: 'all' } as const;
    const word = await (await reader.documents.synopsis({ ...texts, format: 'docx' })).blob();
    expect(await word.slice(0, 2).text()).toBe('PK');
    const page = await (await reader.documents.synopsis({ ...texts, format: 'pdf', locale: 'es' })).blob();
    expect(await page.slice(0, 5).text()).toBe('%PDF-');
    const unknown = reader.documents.synopsis({ ...texts, to: 9, format: 'pdf' });
    expect((await refusedWith(unknown)).code).toBe('NOT_FOUND');
    const declined = { ...wanted, updateId: older.data[0]?.id ?? 0, format: 'csv' as const };
    expect((await refusedWith(reader.codes.updateReport(declined))).code).toBe('NOT_FOUND');
  }, 180_000);

  it('come to the copies that follow, and their owners are notified', async () => {
    const { codeId, id } = await published();
    const guest = await world.signUp();
    const input = { codeId, title: 'Mine', withAnnotations: true, allowUpdates: true };
    const copy = await guest.client.codes.copy(input);
    expect(copy).toMatchObject({ title: 'Mine', followedCodeId: codeId, user: { access: 'owner' } });
    await client().documents.update({ id, title: 'Renamed' });
    await client().codes.review({ id: codeId, reviewResult: 'approve' });
    let data: readonly unknown[] = [];
    for (let attempt = 0; attempt < 100 && data.length === 0; attempt += 1) {
      ({ data } = await guest.client.notifications.list());
      if (data.length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(data).toMatchObject([{ type: 'CODE_CHANGED', codeId: copy.id, isActive: true }]);
    const planned = await guest.client.codes.get({ id: copy.id, showUpdates: true });
    expect(planned).toMatchObject({ update: { isFromSource: true }, documents: [{ title: 'Renamed' }] });
    const [news] = (await guest.client.notifications.list()).data;
    await guest.client.notifications.update({ id: news?.id ?? 0, isActive: false });
    expect((await refusedWith(client().notifications.delete({ id: news?.id ?? 0 }))).code).toBe('NOT_FOUND');
    await guest.client.notifications.delete({ id: news?.id ?? 0 });
    expect((await guest.client.notifications.list()).data).toEqual([]);
  });
}

/** A document without what is found out about its file in the background, which may come between two answers. */
function withoutFindings({ version, ...document }: CodeDocument) {
  return { ...document, version: version && { ...version, pagesWithoutText: undefined } };
}
