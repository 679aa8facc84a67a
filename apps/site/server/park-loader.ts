/**
 * Runs in the browser at the end of `body`. On `load`, the largest picture drawn and idle, or at the first touch, it gives the parked
 * tags their names back and, a task later, runs the parked modules: a copy of each, for a script that was parsed under another type never runs.
 * Before that it evaluates what they import, file by file (the entry last, for it brings the page to life): together
 * they are one task of 25 ms of CPU, which on a phone is a tenth of a second without an answer. The copy's text is the
 * parked one's, so the hash in the page's policy covers both. Stylesheets come back disabled: so they are neither
 * fetched nor applied, for the page has the same styles already, and applying them again restyles the whole page (45 ms
 * of the main thread on a phone). A sheet that a lazily loaded part has too bears a `#`, by which
 * React Router hides it from Vite: its twin without one, disabled too, tells Vite that the page has it. Without the twin the
 * sheet came once more at the first touch of a form, after all others, and moved what was just being pressed.
 * The picture that the page asks for first (`ui/picture`'s `priority`) is decoded, the browser says that it has shown
 * something, and two frames pass, before two dozen scripts compete with that (decision 020). A picture that cannot be decoded
 * keeps nothing waiting, and a browser that does not say what it has shown waits for 5 s.
 */
const source = `(()=>{
let d=document,q=a=>d.querySelectorAll(a),f=requestAnimationFrame,woken=0,
wake=()=>{
if(woken++)return;
for(let l of q('link[rel^="x-"]')){
let s=l.rel=="x-stylesheet",h=l.getAttribute("href");
l.toggleAttribute("disabled",s);
l.rel=l.rel.slice(2);
if(s&&/#$/.test(h)){
let c=l.cloneNode();
c.href=h.slice(0,-1);
d.head.append(c)
}
}
setTimeout(run)
},
run=async()=>{
for(let l of q('link[rel="modulepreload"]'))if(!/entry.client/.test(l.href))await import(l.href).catch(()=>0);
for(let s of q('script[type="x-module"]')){
let c=d.createElement("script");
c.type="module";
s.src?c.src=s.src:c.textContent=s.textContent;
d.head.append(c);
c.remove();
s.type="module"
}
},
idle=()=>self.requestIdleCallback?requestIdleCallback(wake,{timeout:2e3}):setTimeout(wake,200);
for(let n of["pointerdown","keydown","focusin"])addEventListener(n,wake,!0);
addEventListener("load",async()=>{
setTimeout(idle,5e3);
await q("img[fetchpriority=high]")[0]?.decode().catch(()=>0);
new PerformanceObserver(()=>f(()=>f(idle))).observe({type:"paint",buffered:!0})
})
})()`;

export const PARK_LOADER = source.replaceAll("\n", "");
