export interface AdRequest {
  /** The empty element that gets the ad. */
  readonly element: HTMLElement;
  /** The ad unit, as the network names it. */
  readonly unit: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** An ad network. Use it only for viewers who see ads and have allowed it. */
export interface AdClient {
  /** Requests an ad. The first call loads the network's script. Rejects if the script is blocked or fails. */
  show(request: AdRequest): Promise<'filled' | 'unfilled'>;
  remove(element: HTMLElement): void;
}
