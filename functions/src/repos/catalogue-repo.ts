import type { Micros } from '../domain/listing-index/listed-item';

/** The board as it was written down last, to start an instance from. */
export interface Catalogue {
  /** As `ListingIndex.lines` gave them. */
  readonly lines: string[];
  /** It holds every change of an item with an `updatedAt` before this. */
  readonly syncedTo: Micros;
}

/** `catalogue`: the listing index in few documents. Nothing in it is not in `items` too. */
export interface CatalogueRepo {
  /** Null where there is none, or none that can be read. */
  load(): Promise<Catalogue | null>;
  /** Puts this one in place of the last; who loads meanwhile gets the one or the other, whole. */
  replace(catalogue: Catalogue): Promise<void>;
}
