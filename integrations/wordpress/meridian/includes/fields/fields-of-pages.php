<?php
/**
 * Fields of pages. Part of the one table (field-table.php).
 *
 * @package Meridian
 */

namespace Meridian;

defined( 'ABSPATH' ) || exit;

/** Pages, told apart by their slug. */
function page_kinds(): array {
	$box = array(
		'title'       => text( 'Title' ),
		'description' => text( 'Text' ),
	);
	return array(
		'home'       => kind(
			'Home page',
			'top',
			array(
				'section_header_title'         => text( 'Title' ),
				'section_header_description'   => html( 'Text' ),
				'section_header_video'         => image( 'Video' ),
				'section_header_video_preview' => image( 'Picture before the video' ),
				'provide_title'                => text( 'What you provide: title' ),
				'provide_items'                => rows(
					'What you provide',
					array(
						'icon'  => image( 'Icon' ),
						'title' => text( 'Title' ),
						'list'  => rows( 'Points', array( 'text' => text( 'Point' ) ) ),
					)
				),
			)
		),
		'about'      => kind(
			'About',
			'data',
			array(
				'description' => html( 'Text', array( 'native' => 'content' ) ),
				'info_list'   => group(
					'Figures',
					array(
						'years'       => number( 'Years' ),
						'project'     => number( 'Projects' ),
						'specialists' => number( 'Specialists' ),
					)
				),
			)
		),
		'clients'    => kind(
			'Clients',
			'data',
			array(
				'client' => rows(
					'Clients',
					array(
						'title'                => text( 'Name' ),
						'thumbnail'            => image( 'Logo' ),
						'url'                  => link( 'Where its tile leads' ),
						'list_item'            => group(
							'Facts',
							array(
								'project'          => text( 'Project' ),
								'Date'             => text( 'Date' ),
								'specialist_count' => number( 'Specialists' ),
								'location'         => text( 'Location', array( 'hint' => 'City, country: the map is drawn by the country.' ) ),
							)
						),
						'is_client_has_review' => flag( 'There is a review' ),
						'review'               => group(
							'Review',
							array(
								'description' => html( 'Text' ),
								'image'       => image( 'Portrait' ),
								'name'        => text( 'Name' ),
								'position'    => text( 'Position' ),
							)
						),
					)
				),
			)
		),
		'legal'      => kind(
			'Legal page',
			'data',
			array(
				'head_text'   => text( 'Line above the title' ),
				'title'       => text( 'Title', array( 'native' => 'title' ) ),
				'description' => html( 'Text', array( 'native' => 'content' ) ),
			)
		),
		'career'     => kind(
			'Career page',
			'top',
			array(
				'first_screen'                    => image( 'Picture at the top' ),
				'career_first_screen_video'       => image( 'Video at the top' ),
				'list'                            => rows( 'Benefits', $box ),
				'career_gallery'                  => rows(
					'Gallery',
					array(
						'img'   => image( 'Picture' ),
						'speed' => number( 'Speed', array( 'hint' => '1 moves with the page.' ) ),
					)
				),
				'feedback_rating'                 => number( 'Rating' ),
				'feedback_rating_title'           => text( 'Rating: title' ),
				'feedback_rating_all_smiles'      => rows(
					'Rating: figures',
					array(
						'id'            => number( 'Number' ),
						'text'          => text( 'Text' ),
						'finish_number' => number( 'Figure' ),
						'finish_icons'  => image( 'Icon' ),
					)
				),
				'feedback_message'                => rows(
					'What people say',
					array(
						'avatar'   => image( 'Portrait' ),
						'name'     => text( 'Name' ),
						'position' => text( 'Position' ),
						'text'     => text( 'Text' ),
					)
				),
			)
		),
		'road-map'   => kind(
			'Road map',
			'top',
			array(
				'page_title'         => text( 'Title', array( 'native' => 'title' ) ),
				'list'               => rows(
					'Stages',
					array(
						'title'       => text( 'Title' ),
						'description' => html( 'Text' ),
					)
				),
				'under_text_of_list' => html( 'Text under the stages', array( 'native' => 'content' ) ),
			)
		),
		'technology' => kind(
			'Technology page',
			'data',
			array(
				'image_section'    => group(
					'Top',
					array(
						'image'     => image( 'Picture', array( 'native' => 'thumbnail' ) ),
						'title'     => text( 'Title' ),
						'paragraph' => html( 'Text' ),
					)
				),
				'project_section'  => group(
					'Project',
					array(
						'title'       => text( 'Title' ),
						'description' => html( 'Text' ),
						'image'       => image( 'Picture' ),
					)
				),
				'why_section'      => group(
					'Why',
					array(
						'title' => text( 'Title' ),
						'boxes' => rows( 'Boxes', array( 'img' => image( 'Icon' ) ) + $box ),
					)
				),
				'worked_with'      => group(
					'Worked with',
					array(
						'title' => text( 'Title' ),
						'boxes' => rows(
							'Boxes',
							array(
								'image'       => image( 'Logo' ),
								'description' => text( 'Text' ),
							)
						),
					)
				),
				'slider'           => rows( 'Slides', slide_fields() ),
				'driven_platforms' => group(
					'Platforms',
					array(
						'title'  => text( 'Title' ),
						'images' => rows( 'Logos', array( 'image' => image( 'Logo' ) ), array( 'bare' => 'image' ) ),
					)
				),
			)
		),
		'expertise'  => kind(
			'Expertise page',
			'data',
			array(
				'image'             => image( 'Picture at the top' ),
				'terms'             => group(
					'Terms',
					array(
						'title'       => text( 'Title' ),
						'description' => html( 'Text' ),
					)
				),
				'clients'           => group(
					'Clients',
					array(
						'title'   => text( 'Title' ),
						'gallery' => rows(
							'Gallery',
							array(
								'image'      => image( 'Picture' ),
								'width'      => number( 'Width in pixels' ),
								'image_fill' => text( 'Contain or Cover' ),
							)
						),
						'slider'  => rows( 'Slides', slide_fields() ),
					)
				),
				'works'             => group(
					'Works',
					array(
						'title'  => text( 'Title' ),
						'slider' => rows( 'Slides', slide_fields() ),
					)
				),
				'text_under_slider' => group(
					'Text under the slides',
					array(
						'left'  => html( 'Left column' ),
						'right' => html( 'Right column' ),
					)
				),
				'team_image'        => image( 'Picture of the team' ),
				'how_it_works'      => group(
					'How it works',
					array(
						'title' => text( 'Title' ),
						'boxes' => rows( 'Boxes', $box ),
					)
				),
				'why_us'            => group(
					'Why us',
					array(
						'title' => text( 'Title' ),
						'boxes' => rows( 'Boxes', $box ),
					)
				),
			)
		),
	);
}
