import { createRandomKey } from '../http/random-key';
import type { FakeHandlers } from './fake-handlers';
import type { FakeSecondFactor, FakeState, FakeUser } from './fake-state';
import { refusal } from './refusal';

const STEP_MS = 30_000;
const TRUST_MS = 30 * 86_400_000;
const RECOVERY_CODES = 10;
/** One pixel. */
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** The code that the fake takes for a secret at a step: stands in for RFC 6238, which needs a real server and a real app. */
function codeAt(secret: string, step: number): string {
  let sum = step;
  for (const letter of secret) sum = (sum * 31 + letter.charCodeAt(0)) % 1_000_000;
  return String(sum).padStart(6, '0');
}

const stepOf = (state: FakeState): number => Math.floor(state.now() / STEP_MS);

/** The code of a secret now. */
export function fakeCodeOf(state: FakeState, secret: string): string {
  return codeAt(secret, stepOf(state));
}

/** Uses up a code of a second factor; false where it is wrong or was used. */
function useCode(state: FakeState, factor: FakeSecondFactor, token: string): boolean {
  const now = stepOf(state);
  const step = [now, now - 1, now + 1].find((each) => codeAt(factor.secret, each) === token);
  if (step === undefined || step <= factor.lastStep) return false;
  factor.lastStep = step;
  return true;
}

/** Second factors of log-ins, and the devices that need none (decisions.md section 7). */
export function createFakeSecondFactors(state: FakeState) {
  const distrustAll = (userId: number): void => {
    for (const [token, device] of state.trustedDevices) {
      if (device.userId === userId) state.trustedDevices.delete(token);
    }
  };
  const use = (userId: number, token: string): boolean => {
    const factor = state.secondFactors.get(userId);
    if (!factor?.isActive) return false;
    return useCode(state, factor, token) || factor.recoveryCodes.delete(token.toUpperCase());
  };
  const remove = (userId: number): void => {
    state.secondFactors.delete(userId);
    distrustAll(userId);
  };
  return {
    distrustAll,
    remove,
    /** Lets a user pass with a code or on a trusted device; gives the token of a device that is trusted from now on. Refuses all else. */
    pass(
      { profile: { id, has2fa } }: FakeUser,
      input: {
        readonly twoFactorToken?: string | undefined;
        readonly device2faToken?: string | undefined;
        readonly trustsDevice?: boolean | undefined;
      },
    ): string | undefined {
      const device = state.trustedDevices.get(input.device2faToken ?? '');
      if (!has2fa || (device?.userId === id && device.expiresAt > state.now())) return undefined;
      if (input.twoFactorToken === undefined) throw refusal('LOGIN_REQUIRES_2FA');
      if (!use(id, input.twoFactorToken)) throw refusal('INVALID_2FA');
      if (!input.trustsDevice) return undefined;
      const token = createRandomKey();
      state.trustedDevices.set(token, { userId: id, expiresAt: state.now() + TRUST_MS });
      return token;
    },
    handlers: {
      generate2fa: ({ input, user }) => {
        const { id } = user.profile;
        if (input.userId !== id) throw refusal('FORBIDDEN');
        if (state.secondFactors.get(id)?.isActive) throw refusal('CONFLICT');
        const secret = createRandomKey()
          .replaceAll(/[^a-z2-7]/gi, 'A')
          .toUpperCase();
        state.secondFactors.set(id, { secret, isActive: false, lastStep: 0, recoveryCodes: new Set() });
        return { secret, qrCodeUrl: PICTURE };
      },
      activate2fa: ({ input: { token, activate }, user }) => {
        const { id } = user.profile;
        const factor = state.secondFactors.get(id);
        if (!factor || factor.isActive === activate) throw refusal('CONFLICT');
        const isRight = activate ? useCode(state, factor, token) : use(id, token);
        if (!isRight) throw refusal('INVALID_2FA');
        user.profile = { ...user.profile, has2fa: activate };
        if (!activate) {
          remove(id);
          return { has2fa: false };
        }
        const recoveryCodes = Array.from({ length: RECOVERY_CODES }, () =>
          createRandomKey().slice(0, 19).toUpperCase(),
        );
        factor.isActive = true;
        for (const code of recoveryCodes) factor.recoveryCodes.add(code);
        return { has2fa: true, recoveryCodes };
      },
    } satisfies FakeHandlers['profile'],
  };
}

/** What checks second factors in the fake api. */
export type FakeSecondFactors = ReturnType<typeof createFakeSecondFactors>;
