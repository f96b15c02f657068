import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { MailText } from '../../domain/accounts/mail-texts';

/**
 * The app's colors for light and dark, as in web/src/components/palette.ts. They are copied, because mail programs do
 * not support CSS variables.
 */
const COLORS = `
body { background-color: #f1f4ee; }
@media (prefers-color-scheme: dark) {
  body, .canvas { background-color: #0e1411 !important; }
  .card { background-color: #171f1b !important; border-color: #33403a !important; }
  .ink { color: #edf3ee !important; }
  .muted { color: #aab9b0 !important; }
  .link { color: #8fdfbb !important; }
  .button { background-color: #7fd9b1 !important; color: #06231a !important; }
  .line { border-color: #33403a !important; }
}`;

const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

const styles = {
  body: { margin: 0, fontFamily: FONT },
  // These styles are on a section instead of the body, because react-email copies the body's colors to an element that
  // the styles for the dark scheme cannot select.
  canvas: { padding: '24px 12px', backgroundColor: '#f1f4ee' },
  container: { maxWidth: '520px', margin: '0 auto' },
  brand: { margin: '0 0 16px', fontSize: '20px', fontWeight: 700, color: '#0d5c43' },
  card: {
    padding: '24px',
    backgroundColor: '#ffffff',
    border: '1px solid #cbd5c9',
    borderRadius: '12px',
  },
  title: { margin: '0 0 16px', fontSize: '24px', lineHeight: '30px', color: '#13211a' },
  text: { margin: '0 0 16px', fontSize: '16px', lineHeight: '24px', color: '#13211a' },
  button: {
    display: 'inline-block',
    padding: '14px 24px',
    borderRadius: '8px',
    backgroundColor: '#0d5c43',
    color: '#ffffff',
    fontSize: '16px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  small: { margin: '0 0 8px', fontSize: '14px', lineHeight: '20px', color: '#4a5a50' },
  // Breaks a long link into several lines, so that it does not make the mail wider than a phone.
  address: { color: '#0d5c43', textDecoration: 'underline', wordBreak: 'break-all' },
  line: { margin: '24px 0 16px', border: 'none', borderTop: '1px solid #cbd5c9' },
} as const;

interface MailLayoutProps {
  readonly mail: MailText;
  readonly supportEmail: string;
}

export const MailLayout = ({ mail, supportEmail }: MailLayoutProps) => (
  <Html lang="en">
    <Head>
      <title>{mail.subject}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <style>{COLORS}</style>
    </Head>
    <Preview>{mail.preview}</Preview>
    <Body style={styles.body}>
      <Section className="canvas" style={styles.canvas}>
        <Container style={styles.container}>
          <Text className="link" style={styles.brand}>
            BoloBoard
          </Text>
          <Section className="card" style={styles.card}>
            <Heading as="h1" className="ink" style={styles.title}>
              {mail.title}
            </Heading>
            {mail.paragraphs.map((paragraph) => (
              <Text key={paragraph} className="ink" style={styles.text}>
                {paragraph}
              </Text>
            ))}
            {mail.button && <Action {...mail.button} />}
            <Hr className="line" style={styles.line} />
            <Text className="muted" style={styles.small}>
              {mail.note}
            </Text>
            <Text className="muted" style={{ ...styles.small, margin: 0 }}>
              Questions? Write to{' '}
              <Link className="link" style={styles.address} href={`mailto:${supportEmail}`}>
                {supportEmail}
              </Link>
            </Text>
          </Section>
        </Container>
      </Section>
    </Body>
  </Html>
);

const Action = ({ label, link }: NonNullable<MailText['button']>) => (
  <>
    <Button className="button" style={styles.button} href={link}>
      {label}
    </Button>
    <Text className="muted" style={{ ...styles.small, margin: '16px 0 0' }}>
      If the button doesn&apos;t work, copy this link into your browser:
      <br />
      <Link className="link" style={styles.address} href={link}>
        {link}
      </Link>
    </Text>
  </>
);
