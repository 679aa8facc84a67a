/** What a drawing may hold: shapes, words, paints and filters. Whatever is not named here is gone. */

const SHAPES = ["svg", "g", "defs", "symbol", "use", "switch", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "image", "clipPath", "mask", "marker", "pattern", "linearGradient", "radialGradient", "stop"];
const WORDS = ["text", "tspan", "textPath", "title", "desc"];
const FILTERS = ["filter", "feBlend", "feColorMatrix", "feComponentTransfer", "feComposite", "feConvolveMatrix", "feDiffuseLighting", "feDisplacementMap", "feDistantLight", "feDropShadow", "feFlood", "feFuncA", "feFuncB", "feFuncG", "feFuncR", "feGaussianBlur", "feMerge", "feMergeNode", "feMorphology", "feOffset", "fePointLight", "feSpecularLighting", "feSpotLight", "feTile", "feTurbulence"];

/** Elements, without `style`, which is written anew. */
export const ELEMENTS = [...SHAPES, ...WORDS, ...FILTERS];

/** Elements whose words are no part of the drawing. */
export const WITHOUT_WORDS = ["script", "foreignObject", "metadata", "iframe", "object", "embed", "audio", "video", "canvas", "handler", "listener"];

const GENERAL = ["id", "class", "style", "lang", "xml:space", "role", "aria-hidden", "aria-label", "aria-labelledby", "transform", "systemLanguage", "requiredExtensions", "requiredFeatures"];
const GEOMETRY = ["x", "y", "x1", "y1", "x2", "y2", "dx", "dy", "cx", "cy", "r", "rx", "ry", "fx", "fy", "fr", "d", "points", "width", "height", "viewBox", "preserveAspectRatio", "pathLength", "rotate", "textLength", "lengthAdjust", "startOffset", "method", "spacing", "side", "href", "version"];
const PAINT = ["fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset", "color", "opacity", "display", "visibility", "overflow", "clip", "clip-path", "clip-rule", "mask", "mask-type", "filter", "marker", "marker-start", "marker-mid", "marker-end", "paint-order", "vector-effect", "mix-blend-mode", "isolation", "enable-background", "shape-rendering", "text-rendering", "image-rendering", "color-rendering", "color-interpolation", "color-interpolation-filters", "stop-color", "stop-opacity", "flood-color", "flood-opacity", "lighting-color", "transform-origin", "transform-box"];
const TYPE = ["font", "font-family", "font-size", "font-size-adjust", "font-stretch", "font-style", "font-variant", "font-weight", "letter-spacing", "word-spacing", "text-anchor", "text-decoration", "dominant-baseline", "alignment-baseline", "baseline-shift", "direction", "unicode-bidi", "writing-mode", "white-space", "kerning"];
const PARTS = ["offset", "gradientUnits", "gradientTransform", "spreadMethod", "clipPathUnits", "maskUnits", "maskContentUnits", "patternUnits", "patternContentUnits", "patternTransform", "markerUnits", "markerWidth", "markerHeight", "refX", "refY", "orient", "filterUnits", "primitiveUnits"];
const FILTER = ["in", "in2", "result", "mode", "type", "values", "operator", "k1", "k2", "k3", "k4", "order", "kernelMatrix", "kernelUnitLength", "divisor", "bias", "targetX", "targetY", "edgeMode", "preserveAlpha", "surfaceScale", "diffuseConstant", "specularConstant", "specularExponent", "limitingConeAngle", "pointsAtX", "pointsAtY", "pointsAtZ", "azimuth", "elevation", "z", "scale", "xChannelSelector", "yChannelSelector", "stdDeviation", "radius", "baseFrequency", "numOctaves", "seed", "stitchTiles", "tableValues", "slope", "intercept", "amplitude", "exponent"];

/** Attributes, on whatever element. No event, no `xmlns`, no base. */
export const ATTRIBUTES = [...GENERAL, ...GEOMETRY, ...PAINT, ...TYPE, ...PARTS, ...FILTER];
