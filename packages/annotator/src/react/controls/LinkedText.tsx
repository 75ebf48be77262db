import Linkify from 'linkify-react';
import css from './glossator-controls.module.css';

/** Text whose addresses are links (specification section 5); they open elsewhere and tell nothing about where from. */
export function LinkedText({ text }: { readonly text: string }) {
  return (
    <Linkify
      options={{
        defaultProtocol: 'https',
        target: '_blank',
        rel: 'noopener noreferrer nofollow',
        className: css['link'] ?? '',
        validate: { url: (address) => /^(https?:\/\/|www\.)|\.[a-z]{2,}/i.test(address) },
      }}
    >
      {text}
    </Linkify>
  );
}
