import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { DARK, styles } from './mail-styles';
import type { SharedEntity } from './shared-entity';
import type { ShareWords } from './share-words';

/** A mail that shares an annotation or a note. What people wrote is only ever text in it: React escapes it. */
export function ShareMail({ shared, words }: { readonly shared: SharedEntity; readonly words: ShareWords }) {
  const message = shared.message.trim();
  return (
    <Html lang={words.language}>
      <Head>
        <title>{words.subject}</title>
        <meta name="color-scheme" content="light dark" />
        <style>{DARK}</style>
      </Head>
      <Preview>{message || shared.quote?.text.slice(0, 140) || words.intro}</Preview>
      <Body className="ground" style={styles.body}>
        <Container className="paper" style={styles.paper}>
          <Text style={styles.intro}>{words.intro}</Text>
          {message !== '' && (
            <Text dir="auto" style={styles.message}>
              {message}
            </Text>
          )}
          {shared.quote && (
            <Section className="quote" style={styles.quote}>
              <Text dir="auto" style={styles.quoted}>
                {words.marked}
              </Text>
              <Text className="accent" style={styles.place}>
                {words.place}
              </Text>
            </Section>
          )}
          {words.remarksTitle !== '' && words.remarks.length > 0 && (
            <Text className="soft" style={styles.title}>
              {words.remarksTitle}
            </Text>
          )}
          {words.remarks.map(({ by, text }, index) => (
            <Section key={index} style={styles.remark}>
              <Text dir="auto" style={styles.remarkText}>
                {text.trim()}
              </Text>
              <Text className="soft" style={styles.by}>
                {by}
              </Text>
            </Section>
          ))}
          {words.attachments.length > 0 && (
            <>
              <Text className="soft" style={styles.title}>
                {words.attachmentsTitle}
              </Text>
              {words.attachments.map((file, index) => (
                <Text key={index} style={styles.file}>
                  <Link className="accent" href={shared.url} style={styles.link}>
                    {file}
                  </Link>
                </Text>
              ))}
              <Text className="soft" style={styles.by}>
                {words.attachmentsHint}
              </Text>
            </>
          )}
          <Section style={styles.action}>
            <Button className="button" href={shared.url} style={styles.button}>
              {words.open}
            </Button>
          </Section>
          <Hr className="line" style={styles.line} />
          {words.source.map((line) => (
            <Text key={line} className="soft" style={styles.source}>
              {line}
            </Text>
          ))}
          <Text className="soft" style={styles.footer}>
            {words.footer}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}
