import type { DataImportIssue } from '@glossator/client-sdk/contract';

/** An archive, or a Code in it, that is refused; `issue` says why and where. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
  readonly issue: DataImportIssue;
  constructor(issue: DataImportIssue, options?: ErrorOptions) {
    super(`${issue.issue}: ${issue.entry ?? 'the archive'} ${issue.detail ?? ''}`.trim(), options);
    this.issue = issue;
  }
}
