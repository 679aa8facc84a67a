/** What a preview has that no public page has: a banner that says so, and a script that shows what is typed in the admin. */

export interface Marks {
  /** The public page. */
  path: string;
  /** Origin of the admin, whose messages are listened to. */
  admin: string;
  /** See `PreviewContent`. */
  version: string;
}

/** Header by which the script learns whether there is something new. */
export const VERSION_HEADER = "x-preview-version";

const STYLES = `.preview-banner{position:fixed;inset-inline:0;inset-block-end:0;z-index:2147483000;display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;align-items:center;justify-content:center;padding:.625rem 1.25rem;background:#14252e;color:#fff;font:400 1rem/1.4 "Commissioner Variable","Segoe UI",Arial,sans-serif;border-block-start:3px solid #b5125f}.preview-banner b{font-weight:640}.preview-banner a{color:#fff;font-weight:540;text-underline-offset:.2em}.preview-banner a:focus-visible{outline:3px solid #fff;outline-offset:3px}html{scroll-padding-block-end:4rem}@media print{.preview-banner{display:none}}`;

/**
 * Listens to the admin around it. Whatever is typed there is a draft within a second; then this looks whether the page
 * has become another, and only then loads it anew, where the reader was. Links open outside: a public page is framed by nobody.
 */
const SCRIPT = `(({admin,version,header})=>{
let w=window,key="preview:"+location.pathname,timer,framed=w.parent!==w,
look=async()=>{try{let r=await fetch(location.href,{cache:"no-store"}),v=r.headers.get(header);if(r.status==403||v&&v!==version){sessionStorage.setItem(key,String(w.scrollY));location.reload()}}catch{}},
plan=ms=>{clearTimeout(timer);timer=setTimeout(look,ms)},
back=()=>{let y=sessionStorage.getItem(key);if(y!==null){sessionStorage.removeItem(key);w.scrollTo({top:Number(y),behavior:"instant"})}};
w.addEventListener("message",e=>{if(e.origin!==admin||!e.data)return;if(e.data.type=="payload-document-event")plan(0);if(e.data.type=="payload-live-preview")plan(1100)});
document.readyState=="complete"?back():w.addEventListener("load",back);
if(!framed)return;
w.parent.postMessage({type:"payload-live-preview",ready:true},admin);
plan(1500);
document.addEventListener("click",e=>{let a=e.target.closest?.("a[href]");if(!a)return;let u=new URL(a.href,location.href);if(u.pathname==location.pathname&&u.hash&&u.origin==location.origin)return;e.preventDefault();e.stopImmediatePropagation();w.open(u.href,"_blank","noopener")},true)
})`;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);
// In a script nothing may end it.
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

/** The page with its marks, at the end of `body`: React lets what follows its own elements there be. */
export function marked(html: string, { path, admin, version }: Marks): string {
  const end = html.lastIndexOf("</body>");
  if (end < 0) return html;
  const banner = `<style>${STYLES}</style><aside class="preview-banner" aria-label="Preview"><span><b>Preview.</b> This is a draft as it is being written. Visitors do not see it.</span><a href="${escaped(path)}">Leave the preview</a></aside>`;
  const script = `<script>${SCRIPT.replaceAll("\n", "")}(${inScript({ admin, version, header: VERSION_HEADER })})</script>`;
  return html.slice(0, end) + banner + script + html.slice(end);
}
