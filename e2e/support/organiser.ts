import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Code, UploadContentType } from '@glossator/client-sdk/contract';
import type { Person } from './account-steps';
import { apiFor, makeAccount } from './api-steps';
import type { ApiCall } from './api-steps';
import type { ServerProcess } from './server-process';

/** A user who changes documents through the API. */
export interface Organiser {
  readonly api: ApiCall;
  readonly server: ServerProcess;
}

/** A new account that is logged in, without a window. */
export async function newOrganiser(server: ServerProcess, person: Person): Promise<Organiser> {
  await makeAccount(server, person);
  return { api: await apiFor(server, person), server };
}

/** A published Code of laws by their titles, made through the API. */
export async function publishLaws(
  organiser: Organiser,
  title: string,
  laws: Readonly<Record<string, string>>,
): Promise<Code> {
  const { id: codeId } = await organiser.api<Code>('POST', '/codes', { title });
  for (const [law, file] of Object.entries(laws)) {
    const uuid = await upload(organiser, file);
    await organiser.api('POST', '/documents', { codeId, title: law, uuid });
  }
  return organiser.api<Code>('PATCH', `/codes/${codeId}`, { publication: 'published' });
}

/** Uploads a file and returns its uuid. */
export async function upload(
  { api, server }: Organiser,
  file: string,
  type: UploadContentType = 'application/pdf',
): Promise<string> {
  const { url, uuid } = await api<{ url: string; uuid: string }>('POST', '/files/sign', {
    contentType: type,
  });
  const body = new Uint8Array(readFileSync(file));
  const answer = await fetch(new URL(url, server.url), {
    method: 'PUT',
    headers: { 'content-type': type },
    body,
  });
  if (!answer.ok) throw new Error(`PUT ${basename(file)}: ${answer.status} ${await answer.text()}`);
  return uuid;
}
