import type { Operations, ResultOf, UserNotification } from '@glossator/client-sdk/contract';

/** An answer as the server makes it, for the calls that the api in memory does not serve; typed by the operation it answers. */
export function answer<R extends keyof Operations, O extends keyof Operations[R]>(
  _resource: R,
  _operation: O,
  result: ResultOf<Operations[R][O]>,
): Response {
  const body: unknown = result;
  if (body === undefined) return new Response(null, { status: 204 });
  return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
}

/** Answers the calls under `/notifications` on a list that it changes; undefined for other calls. */
export function answerNotifications(
  list: UserNotification[],
  call: string,
  request: Request,
): Response | Promise<Response> | undefined {
  if (call === 'GET /notifications') return answer('notifications', 'list', { data: [...list] });
  const id = Number(/^(?:PATCH|DELETE) \/notifications\/(\d+)$/.exec(call)?.[1]);
  const place = list.findIndex((each) => each.id === id);
  const found = list[place];
  if (!found) return undefined;
  if (request.method === 'DELETE') {
    list.splice(place, 1);
    return answer('notifications', 'delete', undefined);
  }
  return request.json().then(({ isActive }: { isActive: boolean }) => {
    const changed = { ...found, isActive };
    list[place] = changed;
    return answer('notifications', 'update', changed);
  });
}
