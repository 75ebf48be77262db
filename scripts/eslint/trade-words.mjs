/**
 * Words that used to stand for terms of the trade in this code, with what replaces them (docs/glossary.md).
 * `names` are words of identifiers (`heard` is one of `isHeard`) or, in camelCase, whole identifiers; `prose` are words of
 * comments, test names and English messages.
 */
export const tradeWords = [
  {
    names: ['tell', 'tells', 'telling', 'told'],
    prose: ['told'],
    use: 'notify, publish, report or distinguish',
  },
  { names: ['hear', 'hears', 'heard'], prose: ['heard'], use: 'receive' },
  // American spelling in code; the interface is British.
  {
    names: ['cancelled', 'cancelling', 'normalise', 'normalised'],
    prose: [],
    use: 'canceled, canceling, normalize',
  },
  { names: ['colour', 'colours', 'neighbour', 'neighbours'], prose: [], use: 'color, neighbor' },
  { names: ['mine'], prose: [], use: 'generation or token (to detect a stale result), or own' },
  { names: ['isOver'], prose: ['isOver'], use: 'isDisposed, isFinished or isDragOver' },
  { names: ['goOn', 'goesOn', 'goingOn'], prose: ['goOn', 'goesOn'], use: 'resume or continue' },
  { names: ['leisure'], prose: ['leisure'], use: 'idle scheduler' },
  { names: ['duty', 'duties'], prose: ['duty', 'duties'], use: 'pending task, or saga' },
  { names: ['thing', 'things'], prose: ['thing', 'things'], use: 'entity, or what it is' },
  { names: ['voice'], prose: ['voice'], use: 'live region, or announcer' },
  {
    names: ['orHeir', 'heir', 'heritable'],
    prose: ['orHeir', 'heir', 'heritable'],
    use: 'authorOrOwnerIfFormer',
  },
  {
    names: [],
    prose: ['he', 'him', 'his', 'himself', 'she', 'her', 'hers', 'herself'],
    use: 'they, them, their',
  },
];

/** Folders, and files, where the words are still to be replaced. It only shrinks. */
export const notYetReplaced = [];
