/** Called in a child process: sends a message to the server; resolves when it is taken. */
export function answerParent(message: object): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(message, undefined, undefined, (error) => (error ? reject(error) : resolve()));
  });
}
