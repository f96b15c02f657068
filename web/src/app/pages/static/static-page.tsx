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

/**
 * Shows one of the static pages of text. One lazy file contains all these pages, because each further lazy file makes
 * the first load larger.
 */
export const StaticPage = ({ name }: { readonly name: keyof typeof PAGES }) => PAGES[name];
