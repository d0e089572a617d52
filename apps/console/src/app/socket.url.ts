let url = '';

/** Where the websocket answers, from the configuration. */
export function setSocketUrl(address: string): void {
  url = address;
}

export function socketAddress(): string {
  return url;
}
