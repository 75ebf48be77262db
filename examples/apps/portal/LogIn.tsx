import { useState } from 'react';
import { logIn, type PortalUser } from './session';

/** The portal's own log-in; the annotator knows nothing of it. */
export function LogIn({ onLogIn }: { readonly onLogIn: (user: PortalUser) => void }) {
  const [isWrong, setWrong] = useState(false);
  const submit = async (form: FormData) => {
    const user = await logIn(String(form.get('name')), String(form.get('password')));
    if (user) onLogIn(user);
    else setWrong(true);
  };
  return (
    <form className="log-in" action={submit}>
      <h1>Kanzlei Keller</h1>
      <label>
        Name <input name="name" autoComplete="username" required />
      </label>
      <label>
        Passwort <input name="password" type="password" autoComplete="current-password" required />
      </label>
      {isWrong && <p role="alert">Name oder Passwort sind falsch.</p>}
      <button type="submit">Anmelden</button>
    </form>
  );
}
