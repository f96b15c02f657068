export const CRAFTS_AND_OFFICE = `
Crafts:
  Sewing:
    Buttons & Fasteners; Dress Forms; Sewing Baskets; Sewing Kits; Sewing Machine Cases
    Sewing Machine Feet; Sewing Machine Parts; Sewing Machines; Sergers; Sewing Notions
    Sewing Patterns; Sewing Scissors; Sewing Thread; Vintage Sewing Machines; Vintage Sewing Patterns
    Zippers
  Fabric:
    Apparel Fabric; Cotton Quilting Fabric; Fabric Lots; Fabric Remnants; Felt Fabric; Flannel Fabric
    Fleece Fabric; Lace & Trim; Leather Hides; Ribbon; Silk Fabric; Upholstery Fabric; Vintage Fabric
    Wool Fabric
  Quilting:
    Longarm & Quilting Machines; Quilt Batting; Quilt Blocks; Quilt Kits; Quilt Patterns; Quilt Tops
    Quilting Rulers & Templates; Rotary Cutters
  Yarn & Needlework:
    Crochet Hooks; Crochet Patterns; Cross Stitch Kits; Cross Stitch Patterns; Embroidery Floss
    Embroidery Hoops; Embroidery Kits; Embroidery Machines; Knitting Looms; Knitting Machines
    Knitting Needles; Knitting Patterns; Latch Hook Kits; Macramé Cord; Needlepoint Canvases
    Needlepoint Kits; Punch Needle Kits; Rug Hooking; Spinning Wheels; Tatting Shuttles; Weaving Looms
    Wool Roving; Yarn
  Scrapbooking & Paper Crafts:
    Cardstock & Paper; Cutting Machines; Die Cut Dies; Embossing Folders; Ink Pads; Origami Paper
    Paper Punches; Rubber Stamps; Scrapbook Albums; Scrapbook Kits; Stencils; Stickers; Washi Tape
  Beads & Jewelry Making:
    Bead Looms; Bead Lots; Glass Beads; Jewelry Findings; Jewelry Making Tools; Jewelry Wire; Metal Beads
    Polymer Clay; Seed Beads; Stone Beads; Vintage Beads; Wooden Beads
  Art Supplies:
    Acrylic Paints; Airbrushes; Art Brushes; Art Canvases; Art Markers; Art Paper & Pads
    Colored Pencils; Easels; Oil Paints; Paint by Number Kits; Pastels; Sketchbooks; Watercolor Paints
  Other Crafts:
    Basket Weaving; Candle Making; Ceramic Molds; Diamond Painting Kits; Doll Making; Floral Craft Supplies
    Glass Art Supplies; Heat Presses; Kilns; Leatherworking Tools; Mosaic Supplies; Pottery Wheels
    Resin Crafts; Screen Printing Supplies; Soap Making; Stained Glass Supplies; Wood Burning
    Woodcarving Tools; Woodworking Plans
Business & Industrial:
  Office:
    Adding Machines; Binders & Folders; Calculators; Desk Organizers; Laminators; Paper Cutters
    Paper Shredders; Planners & Refills; Pencil Sharpeners; Staplers; Typewriters; Whiteboards
  Retail & Shipping:
    Barcode Scanners; Cash Registers; Clothing Racks; Credit Card Terminals; Display Cases; Mailers & Boxes
    Mannequins; Money Counters; Packing Supplies; Postal Scales; Price Tag Guns; Receipt Printers; Safes
    Time Clocks
  Restaurant & Food Service:
    Chafing Dishes; Commercial Coffee Equipment; Commercial Mixers; Commercial Slicers; Food Warmers
    Restaurant Utensils; Vending Machines
  Electrical & Test Equipment:
    Cable & Wire; Circuit Breakers; Electric Motors; Electronic Components; Fuses; Light Switches & Outlets
    Oscilloscopes; Power Supply Units; Relays; Transformers; Vintage Test Equipment
  Machines & Shop:
    Bearings; Cutting Tool Inserts; Hydraulic Parts; Industrial Sewing Machines; Machine Tool Parts
    Material Handling; Printing Presses; Pumps & Valves; Safety Gear
  Medical & Lab:
    Dental Equipment; Lab Glassware; Lab Microscopes; Lab Scales; Medical Equipment; Stethoscopes
    Surgical Instruments; Veterinary Equipment
  Farm & Land:
    Beekeeping Supplies; Electric Fencing; Farm Implements; Livestock Supplies; Surveying Equipment
`;
