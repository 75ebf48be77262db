import type { ServerRoutes } from '../../calls/handlers';
import type { NotificationService } from './service';

/** The served calls under `/notifications`. */
export function notificationRoutes(notifications: NotificationService): ServerRoutes {
  return {
    notifications: {
      list: (page, call) => notifications.list(page, call),
      update: ({ id, isActive }, call) => notifications.update(id, isActive, call),
      delete: async ({ id }, call) => {
        await notifications.delete(id, call);
        return undefined;
      },
    },
  };
}
