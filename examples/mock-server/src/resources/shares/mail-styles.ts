import type { CSSProperties } from 'react';

const INK = '#23201b';
const SOFT = '#5f584d';
const ACCENT = '#22467a';
const LINE = '#e0d9cc';
const SERIF = "Georgia, 'Times New Roman', serif";
const SANS = "system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif";

/** The looks of parts of a mail: inline, for mail programs drop style sheets. */
export const styles = {
  body: { margin: 0, padding: '24px 12px', backgroundColor: '#f3efe7', color: INK, fontFamily: SANS },
  paper: {
    maxWidth: 600,
    margin: '0 auto',
    padding: '28px 32px',
    backgroundColor: '#fffdf8',
    border: `1px solid ${LINE}`,
    borderRadius: 8,
  },
  intro: { margin: '0 0 12px', fontSize: 16, lineHeight: '24px', fontWeight: 600 },
  message: { margin: '0 0 20px', fontSize: 15, lineHeight: '23px', whiteSpace: 'pre-wrap' },
  quote: { margin: '0 0 20px', padding: '2px 0 2px 16px', borderLeft: `3px solid ${ACCENT}` },
  quoted: { margin: 0, fontFamily: SERIF, fontSize: 17, lineHeight: '26px', whiteSpace: 'pre-wrap' },
  place: { margin: '6px 0 0', color: ACCENT, fontSize: 14, lineHeight: '20px', fontWeight: 600 },
  title: { margin: '0 0 6px', color: SOFT, fontSize: 13, lineHeight: '18px', fontWeight: 600 },
  remark: { margin: '0 0 14px' },
  remarkText: { margin: 0, fontSize: 15, lineHeight: '23px', whiteSpace: 'pre-wrap' },
  by: { margin: '2px 0 0', color: SOFT, fontSize: 13, lineHeight: '18px' },
  file: { margin: 0, fontSize: 15, lineHeight: '23px' },
  link: { color: ACCENT, textDecoration: 'underline' },
  action: { margin: '20px 0 0' },
  button: {
    padding: '11px 20px',
    backgroundColor: ACCENT,
    color: '#ffffff',
    borderRadius: 6,
    fontSize: 15,
    lineHeight: '20px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  line: { margin: '28px 0 16px', border: 0, borderTop: `1px solid ${LINE}` },
  source: { margin: 0, color: SOFT, fontSize: 13, lineHeight: '20px' },
  footer: { margin: '12px 0 0', color: SOFT, fontSize: 13, lineHeight: '20px' },
} as const satisfies Readonly<Record<string, CSSProperties>>;

/** The same in the dark, for mail programs that follow the reader's choice. */
export const DARK = `
@media (prefers-color-scheme: dark) {
  .ground, .ground td { background-color: #161513 !important; color: #ece7dd !important; }
  .paper, .paper td { background-color: #24221f !important; border-color: #35312c !important; }
  .soft { color: #b3ab9d !important; }
  .accent { color: #8fb4ea !important; }
  .quote { border-color: #8fb4ea !important; }
  .line { border-color: #35312c !important; }
  .button, .button span { background-color: #8fb4ea !important; color: #161513 !important; }
}`;
