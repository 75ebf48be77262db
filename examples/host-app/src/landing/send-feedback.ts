import type { ContactForm } from '@glossator/client-sdk/contract';
import type { FeedbackOutcome } from './landing-host';

/** What comes of answers of the server; all others have failed. */
const OUTCOMES: Readonly<Record<number, FeedbackOutcome>> = {
  204: 'sent',
  400: 'wrongEmail',
  429: 'tooOften',
};

/** Sends the contact form by one request: the client of the API is more than all else that this page loads. */
export async function sendFeedback(form: ContactForm): Promise<FeedbackOutcome> {
  try {
    const { status } = await fetch('/api/v1/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(form),
    });
    return OUTCOMES[status] ?? 'failed';
  } catch {
    return 'failed';
  }
}
