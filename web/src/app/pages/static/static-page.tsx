import { AboutPage } from './about-page';
import { ContactPage } from './contact-page';
import { PrivacyPage } from './privacy-page';
import { TermsPage } from './terms-page';

const PAGES = {
  about: <AboutPage />,
  contact: <ContactPage />,
  privacy: <PrivacyPage />,
  terms: <TermsPage />,
} as const;

/** The pages of text, in one file, because each file that loads later adds to the first JavaScript. */
export const StaticPage = ({ name }: { readonly name: keyof typeof PAGES }) => PAGES[name];
