import type {
  CodeDocument,
  DocumentVersion,
  Operations,
  ParsedInputOf,
} from '@glossator/client-sdk/contract';
import type { MemberCall } from '../../../calls/call';
import { readNames } from '../../../people/names';
import { missing } from '../../../permissions/find-entity';
import type { VersionRow } from '../../../tables/documents';
import { announce } from '../store/draft-edits';
import { existingDocument } from '../store/existing-document';
import { toDocument, toVersion, withVersion } from '../store/view';

/**
 * What documents and their Versions are called where they are cited. That changes no text, and so it applies immediately in published Codes too
 * (decisions.md section 5).
 */
export interface NamingService {
  /** Sets a document's short name; empty for none. */
  name(id: number, shortName: string, call: MemberCall): Promise<CodeDocument>;
  /** Says of which day the law is that a Version has, or what else it is called. Throws NOT_FOUND where there is no such Version. */
  label(
    input: ParsedInputOf<Operations['documents']['labelVersion']>,
    call: MemberCall,
  ): Promise<DocumentVersion>;
}

/** Makes the service. */
export function createNamingService(touch: (codeId: number) => Promise<void>): NamingService {
  return {
    async name(id, shortName, call) {
      const named = await call.write(async (transaction) => {
        const document = { ...(await existingDocument(transaction, id)), shortName };
        await transaction.put('documents', document);
        // One that the Update adds is there for nobody yet.
        if (document.state === undefined) await announce(transaction, [id], call);
        return withVersion(transaction, document);
      });
      await touch(call.code.id);
      const nameOf = await call.accounts.read((accounts) => readNames(accounts, [named.document.createdBy]));
      return toDocument(named, call.code.id, nameOf);
    },
    async label({ id, version: number, legalDate, label }, call) {
      const row = await call.write(async (transaction) => {
        const document = await existingDocument(transaction, id);
        const versions = await transaction.list('versions', { documentId: id });
        const version = versions.find((each) => each.number === number);
        if (!version) throw missing('document');
        const labeled = withState(version, { legalDate, label });
        await transaction.put('versions', labeled);
        if (document.state === undefined && document.versionId === version.id)
          await announce(transaction, [id], call);
        return labeled;
      });
      await touch(call.code.id);
      const nameOf = await call.accounts.read((accounts) => readNames(accounts, [row.createdBy]));
      return { ...toVersion(row, nameOf), warnings: [] };
    },
  };
}

/** A Version with another state; an empty text takes it away, what is undefined stays. Its text is not asked any more. */
function withState(
  { legalDate: oldDate, label: oldLabel, ...version }: VersionRow,
  {
    legalDate = oldDate,
    label = oldLabel,
  }: { readonly legalDate?: string | undefined; readonly label?: string | undefined },
): VersionRow {
  return { ...version, ...(legalDate && { legalDate }), ...(label && { label }), isAsked: true };
}
