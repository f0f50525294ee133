//! The box: every component with its figures, read once from `data/`.

use std::sync::LazyLock;

use game::SetupError;
use serde::de::DeserializeOwned;

use crate::effect::{At, Cost, Effects, Op, read_cost};
use crate::files::{
    Artifacts, AssistantSide, Assistants, Basics, Guardians, Idols, Island, Items, KindRow, ResearchFile,
    RivalFile, SiteRow, Timing, TrackRow,
};
use crate::ids::{ARTIFACTS, BASICS, ITEMS, LEVEL_ONE_TILES, LEVEL_TWO_TILES};
use crate::site::{CAMPS, SPACES};
use crate::{Bonus, Card, Guardian, Icons, Idol, SlotEffect, Space, Temple, Token, Tokens};

/// Everything in the box.
#[derive(Debug)]
pub(crate) struct Catalogue {
    pub(crate) effects: Effects,
    pub(crate) cards: Vec<CardData>,
    pub(crate) fear_cards: u8,
    pub(crate) fear_tiles: u8,
    pub(crate) fear_tile_points: i8,
    pub(crate) camps: Vec<Place>,
    pub(crate) site_tiles: Vec<Place>,
    travel: [[Icons; SPACES]; 2],
    pub(crate) discover: [u8; 3],
    pub(crate) idols: Vec<Kind>,
    pub(crate) slots: Vec<Kind>,
    pub(crate) idol_points: u8,
    pub(crate) slot_points: [u8; 4],
    pub(crate) guardians: Vec<GuardianData>,
    pub(crate) guardian_points: u8,
    pub(crate) assistants: Vec<AssistantData>,
    pub(crate) bonuses: Vec<Kind>,
    tracks: [Track; 2],
    pub(crate) temple_ranks: [u8; 4],
    pub(crate) rival: RivalFile,
}

/// A card.
#[derive(Debug)]
pub(crate) struct CardData {
    pub(crate) id: String,
    pub(crate) cost: u8,
    pub(crate) points: i8,
    pub(crate) travel: Icons,
    pub(crate) timing: Timing,
    pub(crate) exiles: bool,
    pub(crate) effect: At,
    pub(crate) pass: Option<At>,
}

/// A site tile or what is printed at a camp.
#[derive(Debug)]
pub(crate) struct Place {
    pub(crate) id: String,
    pub(crate) effect: At,
    pub(crate) offers: Vec<Token>,
}

/// A kind of tile of which there are several.
#[derive(Debug)]
pub(crate) struct Kind {
    pub(crate) id: String,
    pub(crate) copies: u8,
    pub(crate) effect: At,
}

/// A guardian.
#[derive(Debug)]
pub(crate) struct GuardianData {
    pub(crate) id: String,
    pub(crate) cost: Cost,
    pub(crate) boon: At,
    /// The icons of a boon for travelling.
    pub(crate) travel: Icons,
}

/// An assistant.
#[derive(Debug)]
pub(crate) struct AssistantData {
    pub(crate) id: String,
    pub(crate) timing: Timing,
    /// Silver, gold.
    pub(crate) sides: [Side; 2],
}

/// One side of an assistant.
#[derive(Debug)]
pub(crate) struct Side {
    pub(crate) effect: At,
    pub(crate) travel: Icons,
    /// Effect or travel, as a choice: for whoever borrows it.
    pub(crate) either: At,
}

/// A research track.
#[derive(Debug)]
pub(crate) struct Track {
    pub(crate) parts: [Tokens; 3],
    pub(crate) spaces: Vec<TrackSpace>,
    pub(crate) rows: Vec<RowData>,
}

/// A space of a research track.
#[derive(Debug)]
pub(crate) struct TrackSpace {
    pub(crate) row: u8,
    pub(crate) cost: Cost,
    pub(crate) up: Vec<u8>,
    pub(crate) bonus: [u8; 3],
}

/// What a row of a research track gives.
#[derive(Debug)]
pub(crate) struct RowData {
    pub(crate) glass: At,
    pub(crate) glass_points: u8,
    pub(crate) notebook: At,
    pub(crate) notebook_points: u8,
}

/// The texts of the files.
#[derive(Clone)]
pub(crate) struct Files<'a> {
    pub(crate) items: &'a str,
    pub(crate) artifacts: &'a str,
    pub(crate) basics: &'a str,
    pub(crate) island: &'a str,
    pub(crate) idols: &'a str,
    pub(crate) guardians: &'a str,
    pub(crate) assistants: &'a str,
    pub(crate) research: &'a str,
    pub(crate) rival: &'a str,
}

impl Files<'static> {
    pub(crate) const SHIPPED: Files<'static> = Files {
        items: include_str!("../data/items.toml"),
        artifacts: include_str!("../data/artifacts.toml"),
        basics: include_str!("../data/basics.toml"),
        island: include_str!("../data/island.toml"),
        idols: include_str!("../data/idols.toml"),
        guardians: include_str!("../data/guardians.toml"),
        assistants: include_str!("../data/assistants.toml"),
        research: include_str!("../data/research.toml"),
        rival: include_str!("../data/rival.toml"),
    };
}

static SHIPPED: LazyLock<Result<Catalogue, SetupError>> = LazyLock::new(|| Catalogue::load(&Files::SHIPPED));

/// The box, or what is wrong with its files.
pub(crate) fn shipped() -> Result<&'static Catalogue, SetupError> {
    SHIPPED.as_ref().map_err(Clone::clone)
}

/// The box. A game only begins when its files are right.
#[inline]
pub(crate) fn catalogue() -> &'static Catalogue {
    match &*SHIPPED {
        Ok(catalogue) => catalogue,
        Err(error) => panic!("{error}"),
    }
}

pub(crate) fn broken(file: &str, what: &str) -> SetupError {
    SetupError::Data { what: format!("arnak/data/{file}.toml: {what}") }
}

fn parse<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, SetupError> {
    toml::from_str(text).map_err(|error| broken(file, error.to_string().trim_end()))
}

/// Reads the parts of one file and names the component when something is wrong.
struct Loader<'a> {
    file: &'static str,
    effects: &'a mut Effects,
}

impl Loader<'_> {
    fn effect(&mut self, id: &str, text: &str) -> Result<At, SetupError> {
        self.effects.read(text).map_err(|what| broken(self.file, &format!("`{id}`: {what}")))
    }

    fn cost(&self, id: &str, text: &str) -> Result<Cost, SetupError> {
        read_cost(text).map_err(|what| broken(self.file, &format!("`{id}`: {what}")))
    }

    fn icons(&self, id: &str, text: &str) -> Result<Icons, SetupError> {
        let what = || broken(self.file, &format!("`{id}`: `{text}` are not travel icons"));
        text.parse().map_err(|()| what())
    }

    fn kinds(&mut self, rows: Vec<KindRow>) -> Result<Vec<Kind>, SetupError> {
        let kind = |row: KindRow| {
            let effect = self.effect(&row.id, &row.effect)?;
            Ok(Kind { id: row.id, copies: row.copies, effect })
        };
        rows.into_iter().map(kind).collect()
    }

    fn places(&mut self, rows: Vec<SiteRow>) -> Result<Vec<Place>, SetupError> {
        let place = |row: SiteRow| {
            let effect = self.effect(&row.id, &row.effect)?;
            Ok(Place { id: row.id, effect, offers: row.offers })
        };
        rows.into_iter().map(place).collect()
    }

    fn side(&mut self, id: &str, side: &AssistantSide) -> Result<Side, SetupError> {
        let effect = self.effect(id, &side.effect)?;
        let travel = side.travel.as_deref().unwrap_or_default();
        let either = match &side.travel {
            Some(travel) => self.effect(id, &format!("choose 1 {{ {} | travel {travel} }}", side.effect))?,
            None => effect,
        };
        Ok(Side { effect, travel: self.icons(id, travel)?, either })
    }

    fn track(&mut self, track: TrackRow) -> Result<Track, SetupError> {
        let id = if track.temple == Temple::Bird { "bird" } else { "snake" };
        let mut spaces = Vec::new();
        for row in track.spaces {
            let cost = self.cost(id, &row.cost)?;
            spaces.push(TrackSpace { row: row.row, cost, up: row.up, bonus: row.bonus });
        }
        let mut rows = Vec::new();
        for row in track.rows {
            rows.push(RowData {
                glass: self.effect(id, &row.glass)?,
                glass_points: row.glass_points,
                notebook: self.effect(id, &row.notebook)?,
                notebook_points: row.notebook_points,
            });
        }
        let mut parts = [Tokens::NONE; 3];
        for (part, text) in parts.iter_mut().zip(&track.parts) {
            *part = self.cost(id, text)?.tokens;
        }
        Ok(Track { parts, spaces, rows })
    }
}

impl Catalogue {
    /// Reads the files and checks them against what is known of the box.
    pub(crate) fn load(files: &Files<'_>) -> Result<Catalogue, SetupError> {
        let mut effects = Effects::default();
        let (cards, fear) = load_cards(files, &mut effects)?;
        let island: Island = parse("island", files.island)?;
        let mut loader = Loader { file: "island", effects: &mut effects };
        let travel = travel_costs(&loader, &island)?;
        let mut camps = Vec::new();
        for (number, camp) in island.camp.into_iter().enumerate() {
            let id = format!("a{}", number + 1);
            let effect = loader.effect(&id, &camp.effect)?;
            camps.push(Place { id, effect, offers: camp.offers });
        }
        let tile_counts = (island.level_one.len(), island.level_two.len());
        let mut site_tiles = loader.places(island.level_one)?;
        site_tiles.append(&mut loader.places(island.level_two)?);
        let idols: Idols = parse("idols", files.idols)?;
        let mut loader = Loader { file: "idols", effects: &mut effects };
        let slots = idols.slot.into_iter();
        let slots = slots.map(|slot| {
            let effect = loader.effect(&slot.id, &slot.effect)?;
            Ok(Kind { id: slot.id, copies: 1, effect })
        });
        let slots = slots.collect::<Result<Vec<_>, SetupError>>()?;
        let idol_kinds = loader.kinds(idols.idol)?;
        let guardians: Guardians = parse("guardians", files.guardians)?;
        let guardian_points = guardians.points;
        let guardians = load_guardians(guardians, &mut effects)?;
        let assistants = load_assistants(parse("assistants", files.assistants)?, &mut effects)?;
        let research: ResearchFile = parse("research", files.research)?;
        let mut loader = Loader { file: "research", effects: &mut effects };
        let bonuses = loader.kinds(research.tile)?;
        let tracks = load_tracks(&mut loader, research.track)?;
        let rival: RivalFile = parse("rival", files.rival)?;
        let catalogue = Catalogue {
            effects,
            cards,
            fear_cards: fear.cards,
            fear_tiles: fear.tiles,
            fear_tile_points: fear.tile_points,
            camps,
            site_tiles,
            travel,
            discover: [0, island.discover.level_one, island.discover.level_two],
            idols: idol_kinds,
            slots,
            idol_points: idols.points.idol,
            slot_points: idols.points.slots,
            guardians,
            guardian_points,
            assistants,
            bonuses,
            tracks,
            temple_ranks: research.temple.ranks,
            rival,
        };
        catalogue.check(tile_counts)?;
        Ok(catalogue)
    }

    /// The operation at this place.
    #[inline]
    pub(crate) fn op(&self, at: At) -> Op {
        self.effects.ops[usize::from(at)]
    }

    pub(crate) fn card(&self, card: Card) -> &CardData {
        &self.cards[card.index()]
    }

    pub(crate) fn guardian(&self, guardian: Guardian) -> &GuardianData {
        &self.guardians[guardian.index()]
    }

    pub(crate) fn idol(&self, idol: Idol) -> At {
        self.idols[idol.index()].effect
    }

    pub(crate) fn slot(&self, slot: SlotEffect) -> At {
        self.slots[slot.index()].effect
    }

    pub(crate) fn bonus(&self, bonus: Bonus) -> At {
        self.bonuses[bonus.index()].effect
    }

    pub(crate) fn track(&self, temple: Temple) -> &Track {
        &self.tracks[temple as usize]
    }

    /// What travelling to a space costs.
    pub(crate) fn travel(&self, temple: Temple, space: Space) -> Icons {
        self.travel[temple as usize][space.index()]
    }
}

fn load_cards(
    files: &Files<'_>,
    effects: &mut Effects,
) -> Result<(Vec<CardData>, crate::files::FearRow), SetupError> {
    let items: Items = parse("items", files.items)?;
    let artifacts: Artifacts = parse("artifacts", files.artifacts)?;
    let basics: Basics = parse("basics", files.basics)?;
    let counts = (items.item.len(), artifacts.artifact.len(), basics.basic.len());
    if counts != (ITEMS, ARTIFACTS, BASICS) {
        return Err(broken("items", "there are 40 items, 35 artifacts and 4 basic cards"));
    }
    let mut cards = Vec::new();
    let mut loader = Loader { file: "items", effects };
    for row in items.item {
        let pass = row.pass.as_ref().map(|pass| loader.effect(&row.id, pass)).transpose()?;
        cards.push(CardData {
            cost: row.cost,
            points: row.points,
            travel: loader.icons(&row.id, &row.travel)?,
            timing: row.timing,
            exiles: row.exiles,
            effect: loader.effect(&row.id, &row.effect)?,
            pass,
            id: row.id,
        });
    }
    loader.file = "artifacts";
    for row in artifacts.artifact {
        cards.push(CardData {
            cost: row.cost,
            points: row.points,
            travel: loader.icons(&row.id, &row.travel)?,
            timing: Timing::Main,
            exiles: false,
            effect: loader.effect(&row.id, &row.effect)?,
            pass: None,
            id: row.id,
        });
    }
    loader.file = "basics";
    for row in basics.basic {
        cards.push(CardData {
            cost: 0,
            points: 0,
            travel: loader.icons(&row.id, &row.travel)?,
            timing: Timing::Free,
            exiles: false,
            effect: loader.effect(&row.id, &row.effect)?,
            pass: None,
            id: row.id,
        });
    }
    let fear = basics.fear;
    cards.push(CardData {
        id: fear.id.clone(),
        cost: 0,
        points: fear.points,
        travel: loader.icons(&fear.id, &fear.travel)?,
        timing: Timing::Never,
        exiles: false,
        effect: loader.effect(&fear.id, "fear")?,
        pass: None,
    });
    Ok((cards, fear))
}

fn travel_costs(loader: &Loader<'_>, island: &Island) -> Result<[[Icons; SPACES]; 2], SetupError> {
    let camps = [&island.camp_travel.first, &island.camp_travel.second];
    let mut travel = [[Icons::NONE; SPACES]; 2];
    if island.side.len() != 2 || island.side[0].temple == island.side[1].temple {
        return Err(broken("island", "the board has a side for each temple"));
    }
    for side in &island.side {
        let costs = &mut travel[side.temple as usize];
        for space in Space::all() {
            let site = space.site();
            let column = usize::from(site.column() - 1);
            let text = match site.row() {
                1 => camps[usize::from(space.is_second())],
                2 => &side.b[column],
                3 => &side.c[column],
                _ => &side.d[column],
            };
            costs[space.index()] = loader.icons(&space.to_string(), text)?;
        }
    }
    Ok(travel)
}

fn load_guardians(file: Guardians, effects: &mut Effects) -> Result<Vec<GuardianData>, SetupError> {
    let mut loader = Loader { file: "guardians", effects };
    let mut guardians = Vec::new();
    for row in file.guardian {
        let boon = loader.effect(&row.id, &row.boon)?;
        let travel = match loader.effects.ops[usize::from(boon)] {
            Op::Travel(icons) => icons,
            _ => Icons::NONE,
        };
        guardians.push(GuardianData { cost: loader.cost(&row.id, &row.cost)?, boon, travel, id: row.id });
    }
    Ok(guardians)
}

fn load_assistants(file: Assistants, effects: &mut Effects) -> Result<Vec<AssistantData>, SetupError> {
    let mut loader = Loader { file: "assistants", effects };
    let mut assistants = Vec::new();
    for row in file.assistant {
        let sides = [loader.side(&row.id, &row.silver)?, loader.side(&row.id, &row.gold)?];
        assistants.push(AssistantData { id: row.id, timing: row.timing, sides });
    }
    Ok(assistants)
}

fn load_tracks(loader: &mut Loader<'_>, rows: Vec<TrackRow>) -> Result<[Track; 2], SetupError> {
    let temples: Vec<Temple> = rows.iter().map(|track| track.temple).collect();
    if temples != [Temple::Bird, Temple::Snake] {
        return Err(broken("research", "there is a track for the bird temple and one for the snake temple"));
    }
    let tracks = rows.into_iter().map(|row| loader.track(row)).collect::<Result<Vec<_>, _>>()?;
    <[Track; 2]>::try_from(tracks).map_err(|_| broken("research", "there are two tracks"))
}

/// The counts that the index types rely on.
pub(crate) const COUNTS: [(usize, &str); 3] =
    [(CAMPS, "camps"), (LEVEL_ONE_TILES, "tiles of level I"), (LEVEL_TWO_TILES, "tiles of level II")];
