export interface AdRequest {
  /** The empty element for the ad. */
  readonly element: HTMLElement;
  /** The id of the ad unit at the ad network. */
  readonly unit: string;
  /** The width of the ad in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** The client of an ad network. Use it only for viewers who see ads and have consented to them. */
export interface AdClient {
  /** Requests an ad. The first call loads the network's script. Rejects if the script is blocked or fails. */
  show(request: AdRequest): Promise<'filled' | 'unfilled'>;
  remove(element: HTMLElement): void;
}
