import type {
  Code,
  CodeDocument,
  DocumentVersion,
  TextChange,
  TextSelection,
} from '@glossator/client-sdk/contract';

/** What the server answered about the sample before its Update was approved, and after; recorded when it was built. */
export interface ShowcaseAnswers {
  readonly before: {
    readonly code: Code;
    /** The Code with its Update. */
    readonly pending: Code;
    readonly selections: readonly TextSelection[];
    readonly versions: readonly DocumentVersion[];
    /** The Selections as they are with the Update. */
    readonly pendingSelections: readonly TextSelection[];
    readonly changes: readonly TextChange[];
  };
  readonly after: {
    readonly code: Code;
    readonly selections: readonly TextSelection[];
    readonly versions: readonly DocumentVersion[];
  };
}

/** Where the server has the sample. */
const FOLDER = '/showcase/';

/** The two editions of the sample, by the number of their Version. */
const EDITIONS: Readonly<Record<number, string>> = {
  1: 'inland-waters-act-2017.pdf',
  2: 'inland-waters-act-2025.pdf',
};

/** Fetches the sample. Rejects where the server has none. */
export async function fetchAnswers(signal: AbortSignal): Promise<ShowcaseAnswers> {
  const answer = await fetch(`${FOLDER}showcase.json`, { signal });
  if (!answer.ok) throw new Error(`The sample is answered with ${answer.status}`);
  return (await answer.json()) as ShowcaseAnswers;
}

interface Choice {
  readonly version?: number;
  readonly showUpdates?: boolean;
}

/** The PDF of a document of the sample as it is read. */
export function readEdition({ version }: CodeDocument, choice?: Choice): { readonly url: string } {
  return edition(choice?.version ?? version?.number ?? 1);
}

/** The same while its Update is reviewed: the current Version is the first one, the pending one the second. */
export function reviewedEdition(_document: CodeDocument, choice?: Choice): { readonly url: string } {
  return edition(choice?.version ?? (choice?.showUpdates === true ? 2 : 1));
}

function edition(number: number): { readonly url: string } {
  return { url: FOLDER + (EDITIONS[number] ?? EDITIONS[1] ?? '') };
}
