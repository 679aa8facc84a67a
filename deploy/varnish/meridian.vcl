# Varnish (6 or newer) between the TLS proxy and the site. Caches pages until the site purges them.
# Start it with -p http_gzip_support=off: the site sends brotli and gzip itself.
#   The site:  CDN=varnish  CDN_URL=http://<this machine>:6081   (each Varnish, separated by commas)
# TRUST_PROXY includes this one. Change the backend, and the addresses of all sites in the list.
vcl 4.1;
import std;

backend site {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = { .url = "/healthz"; .interval = 2s; .timeout = 1s; .window = 4; .threshold = 2; .initial = 2; }
}

acl sites { "127.0.0.1"; "::1"; }

sub vcl_recv {
  if (req.url == "/meridian-forget") {
    if (client.ip !~ sites) { return (synth(403)); }
    if (req.method != "POST" || !req.http.x-tags) { return (synth(405)); }
    # Only the object's fields, so that Varnish's own thread removes the bans.
    if (std.ban("obj.http.surrogate-key ~ " + req.http.x-tags)) { return (synth(200)); }
    return (synth(400, std.ban_error()));
  }
  # For monitoring and the content host, which call the site directly.
  if (req.url ~ "^/(healthz|readyz|metrics|purge|deliveries|visits/report)([?]|$)") { return (synth(404)); }
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  # No page depends on cookies.
  unset req.http.Cookie;
  if (req.http.Accept-Encoding ~ "\bbr\b") { set req.http.Accept-Encoding = "br"; }
  elsif (req.http.Accept-Encoding ~ "\bgzip\b") { set req.http.Accept-Encoding = "gzip"; }
  else { unset req.http.Accept-Encoding; }
  # Expired pages are served while the site is down, and briefly during renewal.
  if (std.healthy(req.backend_hint)) { set req.grace = 10s; }
  return (hash);
}

sub vcl_backend_response {
  if (beresp.http.Surrogate-Control ~ "max-age=\d+") {
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=(\d+).*$", "\1s"), 0s);
    set beresp.grace = 24h;
    unset beresp.http.Surrogate-Control;
  } elsif (beresp.http.Cache-Control ~ "max-age=0|no-cache|no-store|private" || beresp.status >= 500) {
    # Expired, incomplete or personal pages are requested each time, in parallel.
    set beresp.uncacheable = true;
    set beresp.ttl = 10s;
    return (deliver);
  }
}

sub vcl_deliver {
  unset resp.http.Surrogate-Key;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
}
