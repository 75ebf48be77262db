import type { ReactNode } from 'react';
import css from './glossator-forms.module.css';

interface FormProps {
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A form that says itself what is wrong, instead of the browser. */
export function Form({ onSubmit, children }: FormProps) {
  return (
    <form
      className={css['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}

/** What went wrong with a whole form, above its fields. */
export function FormProblem({ children }: { readonly children: ReactNode }) {
  return (
    <p className={css['problem']} role="alert">
      {children}
    </p>
  );
}

/** The row at a form's end: the way back, or a word, and the button that submits it. */
export function BetweenActions({ children }: { readonly children: ReactNode }) {
  return <div className={css['between']}>{children}</div>;
}
