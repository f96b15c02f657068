import type { ComponentType } from 'react';
import type { ExtractedSale } from '@/lib/extracted-sale';
import type { Redaction, RedactionArea } from '@/lib/redaction';
import type { SaleFormValues } from './sale-form';

/** The category fields of a sale; both are empty if there is no category. */
export type SaleCategory = Pick<SaleFormValues, 'categoryId' | 'categoryName'>;

/** What the share form needs from other features. The app provides it. */
export interface SharingSlots {
  /** Returns the screenshot with the areas blacked out. Rejects with RedactionError if that fails. */
  readonly redactScreenshot: (screenshot: File, areas: readonly RedactionArea[]) => Promise<File>;
  /** Returns the perceptual hash of a picture, or null if it has none. */
  readonly hashOfPicture: (picture: File) => Promise<string | null>;
  readonly ScreenshotPreview: ComponentType<{
    readonly screenshot: File;
    readonly redaction: Redaction;
    readonly busy: boolean;
    readonly onDetect: () => void;
  }>;
  readonly TextDetection: ComponentType<{
    readonly screenshot: File;
    readonly redaction: Redaction;
    readonly onRedact: (redaction: Redaction) => void;
    readonly onUse: (sale: ExtractedSale) => void;
    readonly onClose: () => void;
  }>;
  readonly CategoryField: ComponentType<{
    readonly categoryName: string;
    readonly onChange: (category: SaleCategory) => void;
  }>;
}

/** The member who shares; the form is only offered to members with a username. */
export interface SharingMember {
  readonly id: string;
  readonly username: string | null;
}
