export interface AdRequest {
  /** The empty element for the ad. */
  readonly element: HTMLElement;
  /** The network's id of the ad unit. */
  readonly unit: string;
  /** The width of the ad in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** The client of an ad network. Use it only for viewers who see ads and have allowed them. */
export interface AdClient {
  /** Requests an ad. The first call loads the network's script. Rejects if the script is blocked or fails. */
  show(request: AdRequest): Promise<'filled' | 'unfilled'>;
  remove(element: HTMLElement): void;
}
