//! SVG pictures. Their colours follow the reader's light or dark theme.

use std::fmt::{Arguments, Write as _};

/// The width of every picture.
pub(super) const WIDTH: f64 = 640.0;
/// The left edge of the drawing, right of the bots' names.
pub(super) const LEFT: f64 = 160.0;
/// The number of letters of a name that fit there.
const NAME: usize = 18;
/// The right edge of the drawing.
pub(super) const RIGHT: f64 = WIDTH - 84.0;
/// The top edge of the drawing, below the title.
pub(super) const TOP: f64 = 64.0;
/// The height of the space below it.
pub(super) const BOTTOM: f64 = 52.0;

/// The colours of the light and the dark theme.
const STYLE: &str = "\
text { font: 14px sans-serif; fill: #2B2620 }
.title { font: 18px serif }
.paper { fill: #F6F0E3 } .bar { fill: #2F5D8C } .dot { fill: #C9892B }
.grid { stroke: #DDD1B8 } .line { stroke: #B4502F }
.mark { stroke: #C9892B; stroke-width: 2 } .curve { stroke: #2F5D8C; stroke-width: 2 }
@media (prefers-color-scheme: dark) {
  text { fill: #EFE6D3 }
  .paper { fill: #211D18 } .bar { fill: #6C9DCC } .dot { fill: #E0A94F }
  .grid { stroke: #463F35 } .line { stroke: #DB7A57 }
  .mark { stroke: #E0A94F } .curve { stroke: #6C9DCC }
}
";

/// A point in a picture.
pub(super) type At = (f64, f64);

/// A picture that is being drawn.
pub(super) struct Svg {
    text: String,
    height: f64,
}

impl Svg {
    /// A picture with a title above and a legend below.
    pub(super) fn new(height: f64, title: &str, legend: &str) -> Svg {
        let mut svg = Svg { text: String::new(), height };
        let words = escape(title);
        svg.put(format_args!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\">\n<title>{words}</title>\n\
             <style>\n{STYLE}</style>\n<rect class=\"paper\" width=\"{WIDTH}\" height=\"{height}\"/>\n\
             <text class=\"title\" x=\"20\" y=\"34\">{words}</text>"
        ));
        svg.words("start", (20.0, height - 12.0), legend);
        svg
    }

    /// The bottom edge of the drawing, above the legend.
    pub(super) const fn bottom(&self) -> f64 {
        self.height - BOTTOM
    }

    pub(super) fn line(&mut self, class: &str, (x1, y1): At, (x2, y2): At) {
        self.put(format_args!(
            "<line class=\"{class}\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>"
        ));
    }

    /// A bar from its upper left corner.
    pub(super) fn bar(&mut self, (x, y): At, (width, height): (f64, f64)) {
        self.put(format_args!(
            "<rect class=\"bar\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\"/>"
        ));
    }

    pub(super) fn dot(&mut self, (x, y): At) {
        self.put(format_args!("<circle class=\"dot\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4\"/>"));
    }

    /// Text that starts, ends or is centred here.
    pub(super) fn words(&mut self, anchor: &str, (x, y): At, words: &str) {
        self.put(format_args!(
            "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{}</text>",
            escape(words)
        ));
    }

    /// The name of a bot, left of the drawing; a long one is condensed.
    pub(super) fn name(&mut self, y: f64, name: &str) {
        let (x, words) = (LEFT - 10.0, escape(name));
        let squeezed = if name.chars().count() > NAME {
            format!(" textLength=\"{:.1}\" lengthAdjust=\"spacingAndGlyphs\"", LEFT - 20.0)
        } else {
            String::new()
        };
        self.put(format_args!(
            "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"end\"{squeezed}>{words}</text>"
        ));
    }

    /// The whole picture.
    pub(super) fn end(mut self) -> String {
        self.text.push_str("</svg>\n");
        self.text
    }

    fn put(&mut self, element: Arguments<'_>) {
        writeln!(self.text, "{element}").expect("a String takes any text");
    }
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
