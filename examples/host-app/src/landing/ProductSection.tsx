import { BookMarked, FileCheck2, FileStack, Highlighter, LockKeyhole, Users } from 'lucide-react';
import { useLandingWords } from './landing-host';
import css from './glossator-landing.module.css';

const PARTS = [
  ['codes', BookMarked],
  ['annotate', Highlighter],
  ['carryOver', FileStack],
  ['review', FileCheck2],
  ['share', Users],
  ['secure', LockKeyhole],
] as const;

/** What the product does, in six parts. */
export function ProductSection() {
  const words = useLandingWords();
  return (
    <section id="product" className={css['section']} aria-labelledby="product-title">
      <h2 id="product-title" className={css['heading']}>
        {words.product.title}
      </h2>
      <ul className={css['parts']}>
        {PARTS.map(([name, Icon]) => (
          <li key={name}>
            <Icon size="1.43em" aria-hidden />
            <h3 className={css['part']}>{words.product[name].title}</h3>
            <p>{words.product[name].text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
