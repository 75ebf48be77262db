import { invitedLevelSchema, type UserNotification } from '@glossator/client-sdk/contract';
import type { MailedNotification, NotificationKind } from '../../tables/notifications';

/** What a user is to be notified of; `params` fill the sentence of its kind. */
export interface News {
  readonly kind: NotificationKind;
  readonly codeId: number;
  readonly params: UserNotification['params'];
  /** Who caused it, where that is known. */
  readonly senderId?: number;
  /** What they have written; only a mail at once has it. */
  readonly message?: string;
  /** The languages of their browser, for mails to those who have chosen none. */
  readonly languages?: readonly string[];
}

/** What holds for all notifications of a kind. */
export interface KindOfNotification {
  readonly type: UserNotification['type'];
  /** Tells the kinds of a type apart. */
  readonly params: UserNotification['params'];
  /** Who may still know of it when a mail is sent. */
  readonly audience: 'invited' | 'owner' | 'users';
  /** Whether its mails name who caused it; answers go there. */
  readonly isNamed: boolean;
  /** Those whose mails at once count together for an address. */
  readonly group: 'access' | 'mentions' | 'changes';
}

const response = (name: string, isNamed: boolean): KindOfNotification => ({
  type: 'CODE_INVITATION_RESPONSE',
  params: { response: name },
  audience: 'owner',
  isNamed,
  group: 'changes',
});

const change = (what: string, audience: KindOfNotification['audience']): KindOfNotification => ({
  type: 'CODE_CHANGED',
  params: { what },
  audience,
  isNamed: false,
  group: 'changes',
});

/** The kinds of notifications. */
export const NOTIFICATION_KINDS: Readonly<Record<NotificationKind, KindOfNotification>> = {
  invitation: { type: 'CODE_INVITATION', params: {}, audience: 'invited', isNamed: true, group: 'access' },
  accepted: response('accepted', true),
  // Whoever declines is no more than an address to the owner.
  declined: response('declined', false),
  left: response('left', true),
  accessRequest: { ...change('accessRequest', 'owner'), isNamed: true, group: 'access' },
  mentioned: { ...change('mentioned', 'users'), isNamed: true, group: 'mentions' },
  approved: change('approved', 'users'),
  update: change('update', 'owner'),
  newVersion: change('newVersion', 'users'),
  storageFull: change('storageFull', 'owner'),
  handedOver: change('handedOver', 'owner'),
};

/** A notification as the API shows it, but for its id and moment. */
export function shownNews({
  kind,
  codeId,
  params,
}: News): Pick<UserNotification, 'type' | 'codeId' | 'params'> {
  const { type, params: own } = NOTIFICATION_KINDS[kind];
  return { type, codeId, params: { ...params, ...own } };
}

/** What mails tell of a notification. */
export function mailedNews(news: News): MailedNotification {
  const { kind, codeId, params, senderId } = news;
  const { name = '' } = params;
  const access = invitedLevelSchema.safeParse(params['access']);
  return {
    kind,
    codeId,
    ...(senderId !== undefined && { senderId }),
    ...(kind === 'declined' && { name }),
    ...(access.success && { access: access.data }),
    path: pathOf(news),
  };
}

function pathOf({ kind, codeId, params }: News): string {
  const { email = '', documentId = '', selectionId = '' } = params;
  switch (kind) {
    // The Code does not open before the invitation is accepted.
    case 'invitation':
      return '/library';
    case 'accessRequest':
      return `/codes/${codeId}?share=${encodeURIComponent(email)}`;
    case 'mentioned':
      return `/codes/${codeId}/${documentId}?selection=${selectionId}`;
    case 'update':
    case 'newVersion':
      return `/codes/${codeId}/review`;
    default:
      return `/codes/${codeId}`;
  }
}
