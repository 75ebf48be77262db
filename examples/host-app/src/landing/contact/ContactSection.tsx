import { useLandingWords } from '../landing-host';
import { ContactForm } from './ContactForm';
import css from '../glossator-landing.module.css';

/** Contact and feedback (specification sections 1, 5 and 8). */
export function ContactSection() {
  const words = useLandingWords();
  return (
    <section id="contact" className={css['section']} aria-labelledby="contact-title">
      <h2 id="contact-title" className={css['heading']}>
        {words.contact.title}
      </h2>
      <p className={css['prose']}>{words.contact.text}</p>
      <ContactForm />
    </section>
  );
}
