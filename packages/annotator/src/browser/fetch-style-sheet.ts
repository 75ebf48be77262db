/** The text of a style sheet; rejects where there is none. */
export async function fetchStyleSheet(url: URL): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok)
    throw new Error(`The style sheet of the annotator is not at ${url.href} (${answer.status})`);
  return answer.text();
}
