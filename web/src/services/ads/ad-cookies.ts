/** Deletes the cookies that the ad client has set for this site. */
export function deleteAdCookies(): void {
  const labels = window.location.hostname.split('.');
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!/^__(gads|gpi|gpi_optout|eoi)$/.test(name)) continue;
    document.cookie = `${name}=; Path=/; Max-Age=0`;
    // Deletes the cookie for each parent domain, too, because Google sets its cookies for the whole domain.
    for (let from = 0; from < labels.length - 1; from += 1)
      document.cookie = `${name}=; Path=/; Max-Age=0; Domain=${labels.slice(from).join('.')}`;
  }
}
