import type { ServerRoutes } from '../../calls/handlers';
import type { RecoveryService } from './recovery-service';
import type { AuthService } from './service';

/** The served calls under `/auth`. */
export function authRoutes(auth: AuthService, recovery: RecoveryService): ServerRoutes {
  return {
    auth: {
      register: async (form, call) => {
        await auth.register(form, call);
        return undefined;
      },
      login: (credentials, { visit }) => auth.logIn(credentials, visit.userAgent),
      logout: async (_input, { sessionId }) => {
        await auth.logOut(sessionId);
        return undefined;
      },
      activate: async ({ token }) => {
        await auth.activate(token);
        return undefined;
      },
      resendActivation: async ({ email }, { visit }) => {
        await auth.resendActivation(email, visit.languages);
        return undefined;
      },
      forgotPassword: async ({ email }, { visit }) => {
        await recovery.forgotPassword(email, visit.languages);
        return undefined;
      },
      resetPassword: async ({ token, newPassword }, { visit }) => {
        await recovery.resetPassword(token, newPassword, visit.languages);
        return undefined;
      },
    },
  };
}
