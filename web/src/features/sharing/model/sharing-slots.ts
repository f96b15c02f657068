import type { ItemPart } from '@contract/schemas/item-part';
import type { PictureArea } from '@contract/schemas/picture-area';
import type { ShareSettingsChange } from '@contract/schemas/share-settings';
import type { Subscription } from '@contract/schemas/subscription';
import type { ComponentType, RefCallback } from 'react';
import type { ExtractedSale } from '@/lib/extracted-sale';
import type { FoundParts } from '@/lib/picture-parts';
import type { PictureChoices, PreparedPicture } from '@/lib/prepared-picture';
import type { FoundAreas, Redaction, RedactionArea } from '@/lib/redaction';
import type { SaleReading } from '@/lib/sale-reading';
import type { ShareSettingsControl } from '@/lib/share-settings';
import type { SaleFormValues } from './sale-form';

export type SaleCategory = Pick<SaleFormValues, 'categoryId' | 'categoryName'>;

/** Parts of other features. The app passes them in, because features do not import each other. */
export interface SharingSlots {
  /** Returns the prepared picture of a screenshot. Rejects with RedactionError if that fails. */
  readonly preparePicture: (screenshot: File, choices: PictureChoices) => Promise<PreparedPicture>;
  /** Returns where a screenshot shows personal information, fees and payout. Rejects if the check fails. */
  readonly findAreas: (screenshot: File) => Promise<FoundAreas>;
  /** Returns the photograph in a screenshot, where title and price are, and the item's part. Rejects if it cannot be read. */
  readonly findParts: (screenshot: File) => Promise<FoundParts>;
  /** Returns what a screenshot tells about the sale. Rejects if it cannot be read. */
  readonly findSale: (screenshot: File) => Promise<SaleReading>;
  readonly hashOfPicture: (picture: File) => Promise<string | null>;
  readonly ScreenshotPreview: ComponentType<{
    readonly screenshot: File;
    readonly redaction: Redaction;
    readonly cover: PictureArea | null;
    /** What the member may choose instead. Empty if the cover is sure. */
    readonly coverOptions: readonly PictureArea[];
    readonly onCover: (cover: PictureArea | null) => void;
    /** The item's part of the screenshot. Null if it was not found or chosen yet. */
    readonly itemPart: ItemPart | null;
    readonly onItemPart: (itemPart: ItemPart) => void;
    /** Opens the dialog in which the member marks the part. */
    readonly onMarkPart: () => void;
    readonly isHardToRead: boolean;
    readonly settings: ShareSettingsControl;
    /** The check for personal information is running. */
    readonly checking: boolean;
    readonly busy: boolean;
    readonly onDetect: () => void;
  }>;
  readonly TextDetection: ComponentType<{
    readonly screenshot: File;
    readonly redaction: Redaction;
    readonly itemPart: ItemPart | null;
    readonly onRedact: (redaction: Redaction) => void;
    readonly settings: ShareSettingsControl;
    /** Called with what was read or typed, after each change. `isTyped` is true when the overlay closes with typed text. */
    readonly onRead: (read: Partial<SaleReading>, isTyped: boolean) => void;
    /** Called with what was read without being asked for. The form may lack it, because its own request failed. */
    readonly onReadAgain: (read: SaleReading) => void;
    readonly onUse: (sale: ExtractedSale) => void;
    readonly onClose: () => void;
  }>;
  /** The member marks what others see. */
  readonly PartDialog: ComponentType<{
    readonly screenshot: File;
    readonly itemPart: ItemPart | null;
    /** These are hidden. */
    readonly areas: readonly RedactionArea[];
    readonly onChoose: (itemPart: ItemPart) => void;
    readonly onClose: () => void;
  }>;
  readonly CategoryField: ComponentType<{
    readonly categoryName: string;
    readonly error: string | undefined;
    readonly focusRef: RefCallback<HTMLElement>;
    readonly onChange: (category: SaleCategory) => void;
  }>;
}

/** A member with the plan and the settings that the account remembers. */
export interface SharingMember extends ShareSettingsChange, Subscription {
  readonly id: string;
  readonly username: string | null;
}
