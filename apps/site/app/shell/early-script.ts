import { CONSENT_COOKIE } from "#app/analytics/consent.ts";

const PRESSED = "cookie-notice=ok";

/** A year, in seconds. */
const REMEMBERED = 31_536_000;

/**
 * Runs before first paint. Hides the cookie notice after OK (cached pages are the same for
 * everyone), stores OK (FOOT-05) and consent, reopens the notice, and closes the menu on a click on
 * an item (NAV-04). Jumps to a hash (`data-arriving`): a smooth scroll would end where the target
 * was before the font loaded. Applies and stores the theme (DARK-02).
 */
export const earlyScript = `(function(d,r){
if(d.cookie.split("; ").includes("${PRESSED}"))r.dataset.cookieNotice="ok";
var c=/(?:^|; )${CONSENT_COOKIE}=(yes|no)(?:;|$)/.exec(d.cookie),k=";path=/;max-age=${REMEMBERED};samesite=lax";
if(c)r.dataset.statistics=c[1];
if(location.hash){r.dataset.arriving="";addEventListener("load",function(){setTimeout(function(){delete r.dataset.arriving})})}
var t;
function q(){return d.querySelectorAll("[data-scheme]")}
function u(){try{t=localStorage.getItem("theme")}catch(e){}
r.dataset.theme=t=t=="dark"||t=="light"?t:"system";
q().forEach(function(n){var k=n.dataset.scheme;n.setAttribute("media",t=="system"?"screen and (prefers-color-scheme: "+k+")":t==k?"screen":"not all")});
d.querySelectorAll("[name=theme]").forEach(function(n){n.checked=n.value==t})}
if(q().length){u();d.addEventListener("DOMContentLoaded",u);addEventListener("pageshow",u);addEventListener("storage",u);
d.addEventListener("change",function(e){if(e.target.name!="theme")return;t=e.target.value;try{localStorage.setItem("theme",t)}catch(e){}u()})}
d.addEventListener("click",function(e){
var a=e.target instanceof Element&&e.target.closest("a,button"),m=a&&a.closest("[data-menu]");
if(!a)return;
if(m&&a.matches("a"))m.hidePopover();
if(a.matches("[data-cookie-ok]")){d.cookie="${PRESSED}"+k;r.dataset.cookieNotice="ok";
if(c=a.dataset.cookieOk){d.cookie="${CONSENT_COOKIE}="+c+k;r.dataset.statistics=c}}
if(a.matches("[data-cookie-again]")){delete r.dataset.statistics;d.querySelector("[data-notice]").show()}
})})(document,document.documentElement)`;
