import type { OtherVersions } from '../../selections/other-versions';
import { planSelections, readAnswers } from '../plan/planned-selections';
import type { MarkArchive } from './archive';

/** The Selections of archived and pending Versions. */
export function createOtherVersions(archive: Pick<MarkArchive, 'read'>): OtherVersions {
  return {
    archived: (uuid) => archive.read(uuid),
    async planned(reader, document, versionId) {
      const answerOf = await readAnswers(reader, document.id);
      return (await planSelections(reader, document, versionId, answerOf)).rows;
    },
  };
}
