export class FakeXhr {
  declare protected readonly byConstructor: true;
  static sent: FakeXhr[] = [];

  static only(): FakeXhr {
    const [first, ...others] = FakeXhr.sent;
    if (!first || others.length > 0) throw new Error(`${FakeXhr.sent.length} requests were sent.`);
    return first;
  }

  method = '';
  url = '';
  withCredentials = false;
  readonly headers: Record<string, string> = {};
  body: unknown = undefined;
  status = 0;
  statusText = '';
  responseText = '';
  responseHeaders: Readonly<Record<string, string>> = {};
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  readonly upload: { onprogress: ((event: object) => void) | null } = { onprogress: null };

  open(method: string, url: string): void {
    Object.assign(this, { method, url });
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  getResponseHeader(name: string): string | null {
    return this.responseHeaders[name] ?? null;
  }

  send(body: unknown): void {
    this.body = body;
    FakeXhr.sent.push(this);
  }

  abort(): void {
    this.onabort?.();
  }

  progress(loaded: number, total: number): void {
    this.upload.onprogress?.({ lengthComputable: true, loaded, total });
  }

  respond(status: number, statusText: string, responseText: string): void {
    Object.assign(this, { status, statusText, responseText });
    this.onload?.();
  }
}
