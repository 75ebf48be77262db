import type { Routes } from '../../calls/handlers';
import type { CopyMaker } from '../copies/copy-maker';
import type { ReportService } from '../updates/report-service';
import { listReviewed } from '../updates/review-list';
import type { ReviewService } from '../updates/review-service';
import type { VersionService } from '../updates/version-service';
import type { CodeSearch } from '../code-search/service';
import type { ColorService } from './color-service';
import type { Library } from './library';
import type { CodeService } from './service';

/** What serves the calls about Updates and copies. */
export interface UpdateRoutes {
  readonly versions: VersionService;
  readonly reviews: ReviewService;
  readonly reports: ReportService;
  readonly copyCode: CopyMaker;
}

/** The served calls under `/codes`. */
export function codeRoutes(
  codes: CodeService,
  colors: ColorService,
  library: Library,
  search: CodeSearch,
  { versions, reviews, reports, copyCode }: UpdateRoutes,
): Routes<'codes'> {
  return {
    list: (query, { user }) => library(query, user.id),
    get: ({ showUpdates }, call) => codes.get(call, showUpdates),
    create: (input, call) => codes.create(input, call),
    update: (input, call) => codes.update(input, call),
    delete: async (_input, call) => {
      await codes.delete(call);
      return undefined;
    },
    copy: ({ title, withAnnotations, allowUpdates }, call) =>
      copyCode({ title, withAnnotations, withUpdate: false, follows: allowUpdates }, call),
    review: (input, call) => reviews.review(input, call),
    changes: async (_input, call) => ({ data: await versions.codeChanges(call) }),
    updates: ({ limit, cursor }, call) => listReviewed({ limit, cursor }, call),
    updateReport: reports,
    setColor: (input, call) => colors.setColor(input, call),
    search,
  };
}
