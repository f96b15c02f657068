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

/** Shows a page of text. All these pages are in one lazy file, because each lazy file adds to the first JavaScript. */
export const StaticPage = ({ name }: { readonly name: keyof typeof PAGES }) => PAGES[name];
