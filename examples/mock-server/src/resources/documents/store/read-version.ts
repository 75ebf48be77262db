import { hasAccess, type AccessLevel } from '@glossator/client-sdk/contract';
import { missing } from '../../../permissions/find-entity';
import { ProblemError } from '../../../problems/problem-error';
import type { DocumentRow, VersionRow } from '../../../tables/documents';
import type { CodeReader } from '../../../tables/tables';

/** Which Version of a document is wanted: by its number, or the pending one where there is one, or the current one. */
export interface WantedVersion {
  readonly number?: number | undefined;
  readonly showUpdates?: boolean;
}

/** Pending Versions are shown to those who may organize. Throws FORBIDDEN for others who ask for them. */
export function assertMayShowUpdates(access: AccessLevel, showUpdates: boolean | undefined): void {
  if (showUpdates && !hasAccess(access, 'organize')) throw new ProblemError('FORBIDDEN');
}

/** The Version that is wanted. Throws NOT_FOUND where there is none for the caller, FORBIDDEN as `assertMayShowUpdates`. */
export async function readVersion(
  reader: CodeReader,
  document: DocumentRow,
  { number, showUpdates }: WantedVersion,
  access: AccessLevel,
): Promise<VersionRow> {
  assertMayShowUpdates(access, showUpdates);
  const versions = await reader.list('versions', { documentId: document.id });
  const id = (showUpdates ? document.pending?.versionId : undefined) ?? document.versionId;
  const found = versions.find((version) =>
    number === undefined ? version.id === id : version.number === number,
  );
  if (!found || (found.status === 'pending' && !hasAccess(access, 'organize'))) throw missing('document');
  return found;
}
