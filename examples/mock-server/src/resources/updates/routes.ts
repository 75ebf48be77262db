import type { ServerRoutes } from '../../calls/handlers';
import type { VersionService } from './compare/version-service';
import type { ReportService } from './report/report-service';
import { listReviewed } from './review/review-list';
import type { ReviewService } from './review/review-service';

/** What serves the calls about Updates and Versions. */
export interface UpdateRoutes {
  readonly versions: VersionService;
  readonly reviews: ReviewService;
  readonly reports: ReportService;
}

/** The served calls about Updates and Versions. */
export function updateRoutes({ versions, reviews, reports }: UpdateRoutes): ServerRoutes {
  return {
    codes: {
      changes: async (_input, call) => ({ data: await versions.codeChanges(call) }),
      review: (input, call) => reviews.review(input, call),
      updates: ({ limit, cursor }, call) => listReviewed({ limit, cursor }, call),
      updateReport: reports,
    },
    documents: {
      changes: (input, call) => versions.textChanges(input, call),
      versions: async ({ id }, call) => ({ data: await versions.list(id, call) }),
    },
  };
}
