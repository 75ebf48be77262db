import Linkify from 'linkify-react';
import css from './glossator-controls.module.css';

/** Other schemes lead to programs and files of the reader's own; a word is an address by its ending, not by chance. */
function isLink(type: string, address: string, href: string): boolean {
  const isAddress = type !== 'url' || /^(https?:\/\/|www\.)|\.[a-z]{2,}/i.test(address);
  return isAddress && /^(https?|mailto):/i.test(href);
}

/** Text whose addresses are links; they open elsewhere and tell nothing about where from. */
export function Links({ text }: { readonly text: string }) {
  return (
    <Linkify
      options={{
        defaultProtocol: 'https',
        target: '_blank',
        rel: 'noopener noreferrer nofollow',
        className: css['link'] ?? '',
        validate: (address, type, token) => isLink(type, address, token.toHref('https')),
      }}
    >
      {text}
    </Linkify>
  );
}
