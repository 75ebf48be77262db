import type { SearchHit, TextSelection } from '../contract/index';
import type { GlossatorClient } from '../http/glossator-client';
import { createMemoryTokenStore } from '../http/token-store';
import { contractChecks } from '../checks/contract-checks';
import { createLiveConnection } from '../live/live-connection';
import { FAKE_CONTACT_ADDRESS } from './fake-contact';
import { ADMIN_ADDRESS, describeApi, NOT_FAKED } from './conformance/describe-api';
import type { ApiHarness } from './conformance/describe-api';
import { createFakeApi } from './fake-api';
import type { FakeApi } from './fake-api';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Searches the PDFs of the suite, whose pages are one line of ASCII text each. */
function searchMadePdf(
  content: Uint8Array,
  text: string,
  { wholeWord, caseSensitive }: { readonly wholeWord: boolean; readonly caseSensitive: boolean },
): SearchHit[] {
  const fold = (part: string) => (caseSensitive ? plain(part) : plain(part).toLowerCase());
  const edge = wholeWord ? '\\b' : '';
  const wanted = new RegExp(`${edge}${fold(text)}${edge}`, 'g');
  const pages = [...new TextDecoder('latin1').decode(content).matchAll(/Td \((.*)\) Tj/g)];
  return pages.flatMap(([, excerpt = ''], page) => {
    const starts = [...fold(excerpt).matchAll(wanted)];
    return starts.map(({ index: start }): SearchHit => {
      const end = start + text.length;
      const place = { startPage: page, startElement: 0, startCharacter: start };
      return { ...place, endPage: page, endElement: 0, endCharacter: end, excerpt, match: { start, end } };
    });
  });
}

/** Appends the quotes as a comment, which PDF readers pass over. */
function annotateMadePdf(content: Uint8Array, selections: readonly TextSelection[]): Uint8Array<ArrayBuffer> {
  const quotes = selections.map(({ text }) => `% ${text}\n`).join('');
  return Uint8Array.from([...content, ...new TextEncoder().encode(quotes)]);
}

/** A harness for a fake api of its own, with the client that `clientOf` makes. */
function harnessOf(
  clientOf: (api: FakeApi, token: string | undefined, clientId: string | undefined) => GlossatorClient,
): ApiHarness {
  let passed = 0;
  const clock = () => Date.now() + passed;
  const api = createFakeApi({
    admins: [ADMIN_ADDRESS],
    clock,
    searchText: searchMadePdf,
    annotatePdf: annotateMadePdf,
  });
  return {
    baseUrl: api.baseUrl,
    transport: api.transport,
    client: (token, clientId) => clientOf(api, token, clientId),
    linkTo: async (email, kind) => api.mailbox.linkTo(email, kind),
    contactAddress: FAKE_CONTACT_ADDRESS,
    mailsTo: async (email) =>
      api.mailbox.messages().flatMap((mail) => (mail.kind === 'share' && mail.to === email ? [mail] : [])),
    connectLive: ({ token, codeId, isAccount, clientId }) =>
      createLiveConnection({
        baseUrl: api.baseUrl,
        channel: codeId === undefined ? (isAccount === true ? 'internal-user' : 'users') : { codeId },
        tokenStore: createMemoryTokenStore({ token }),
        webSocket: api.webSocket,
        checks: contractChecks,
        ...(clientId !== undefined && { clientId }),
      }),
    secondFactorToken: async (secret) => api.secondFactorToken(secret),
    passTime: (milliseconds) => {
      passed += milliseconds;
    },
    dropConnections: () => api.dropConnections(),
    close: () => api.close(),
  };
}

describeApi(
  'the fake api',
  () => harnessOf((api, token, clientId) => api.client(token, clientId === undefined ? {} : { clientId })),
  NOT_FAKED,
);

describeApi(
  'the fake api in process',
  () => harnessOf((api, token, clientId) => api.inProcessClient(token, clientId)),
  NOT_FAKED,
);
