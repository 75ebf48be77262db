import type { AnnotatorMessages } from '@glossator/i18n';
import { useEffect, useState } from 'react';
import { Laws } from './Laws';
import { LogIn } from './LogIn';
import { logOut, whoAmI, type PortalUser } from './session';

/** The portal of a law firm: its own log-in, then two laws beside each other. */
export function Portal({ messages }: { readonly messages: AnnotatorMessages }) {
  const [user, setUser] = useState<PortalUser | 'unknown' | undefined>('unknown');
  useEffect(() => {
    whoAmI().then(setUser, () => setUser(undefined));
  }, []);
  if (user === 'unknown') return null;
  if (!user) return <LogIn onLogIn={setUser} />;
  const leave = async () => {
    await logOut();
    setUser(undefined);
  };
  return (
    <>
      <header className="head">
        <h1>Kanzlei Keller</h1>
        <span>{user.name}</span>
        <button type="button" onClick={() => void leave()}>
          Abmelden
        </button>
      </header>
      <Laws user={user} messages={messages} />
    </>
  );
}
