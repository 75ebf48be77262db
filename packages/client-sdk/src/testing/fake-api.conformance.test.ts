import type { SearchHit, TextSelection } from '../contract/index';
import { createMemoryTokenStore } from '../http/token-store';
import { createLiveConnection } from '../live/live-connection';
import { describeApi, NOT_FAKED } from './conformance/describe-api';
import { createFakeApi } from './fake-api';

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Searches the PDFs of the suite, whose pages are one line of ASCII text each. */
function searchMadePdf(content: Uint8Array, wanted: string): SearchHit[] {
  const pages = [...new TextDecoder('latin1').decode(content).matchAll(/Td \((.*)\) Tj/g)];
  return pages.flatMap(([, excerpt = ''], page) => {
    const starts = [...fold(excerpt).matchAll(new RegExp(fold(wanted), 'g'))];
    return starts.map(({ index: start }): SearchHit => {
      const end = start + wanted.length;
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

describeApi(
  'the fake api',
  () => {
    const api = createFakeApi({ searchText: searchMadePdf, annotatePdf: annotateMadePdf });
    return {
      baseUrl: api.baseUrl,
      transport: api.transport,
      client: (token, clientId) => api.client(token, clientId === undefined ? {} : { clientId }),
      activationLinkFor: async (email) => api.mailbox.activationLinkFor(email),
      connectLive: ({ token, codeId, clientId }) =>
        createLiveConnection({
          baseUrl: api.baseUrl,
          channel: codeId === undefined ? 'users' : { codeId },
          tokenStore: createMemoryTokenStore({ token }),
          webSocket: api.webSocket,
          ...(clientId !== undefined && { clientId }),
        }),
      dropConnections: () => api.dropConnections(),
      close: () => api.close(),
    };
  },
  NOT_FAKED,
);
