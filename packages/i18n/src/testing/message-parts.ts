import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { loadMessages, type LocaleCode } from '../messages';

/** What a message does with an argument: numbers choose plurals and are written by the rules of the language. */
type Use = 'number' | 'text' | 'select' | 'tag' | 'moment';

const USES = {
  [TYPE.argument]: 'text',
  [TYPE.number]: 'number',
  [TYPE.plural]: 'number',
  [TYPE.select]: 'select',
  [TYPE.tag]: 'tag',
  [TYPE.date]: 'moment',
  [TYPE.time]: 'moment',
} as const satisfies Partial<Record<TYPE, Use>>;

/** All messages of a language by their keys, in the order in which they are written. */
export async function textsOf(locale: LocaleCode): Promise<ReadonlyMap<string, string>> {
  return new Map(textsIn(await loadMessages(locale), ''));
}

function textsIn(messages: object, path: string): [key: string, text: string][] {
  return Object.entries(messages).flatMap(([name, each]: [string, unknown]) => {
    const key = path === '' ? name : `${path}.${name}`;
    return typeof each === 'object' && each !== null ? textsIn(each, key) : [[key, String(each)]];
  });
}

/** Every element of a message, also inside of others. */
export function elementsOf(text: string): MessageFormatElement[] {
  return parse(text).flatMap(withInner);
}

function withInner(element: MessageFormatElement): MessageFormatElement[] {
  if (element.type === TYPE.tag) return [element, ...element.children.flatMap(withInner)];
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element];
  return [element, ...Object.values(element.options).flatMap(({ value }) => value.flatMap(withInner))];
}

/** The names of a message's arguments, each with what it is used for; selects with what can be chosen. */
export function argumentsOf(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const element of elementsOf(text)) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    const use =
      element.type === TYPE.select
        ? `select ${Object.keys(element.options).toSorted().join(' ')}`
        : USES[element.type];
    // What is written as it is may be a number, too, which decides elsewhere in the message what it is.
    if (use !== 'text' || !found.has(element.value)) found.set(element.value, use);
  }
  return found;
}

/** The words of a message in small letters, without its arguments. */
export function wordsOf(text: string): string[] {
  return elementsOf(text)
    .filter((element) => element.type === TYPE.literal)
    .flatMap(({ value }) => value.toLowerCase().match(/\p{L}+/gu) ?? []);
}
